import { orderTypes } from '@harbour/rules'
import { expect, test } from 'vitest'
import { weekTables } from './week-tables.ts'

const { takeaway, delivery, dineIn } = orderTypes
type Week = Parameters<typeof weekTables>[0]['hours']
type Row = Week[number]['rows'][number]

const row = (startTime: string, endTime: string, orderTypes?: Row['orderTypes']): Row => ({ startTime, endTime, orderTypes })
const week = (rowsOf: (weekday: number) => Row[]): Week => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, rows: rowsOf(weekday) }))
const mall = week((weekday) => [row(weekday === 7 ? '10:30' : '11:00', weekday < 6 ? '22:30' : '23:00')])

test('[9.16] today stands first and alone, and the days after it follow, equal neighbours together', () => {
  const [table] = weekTables({ hours: mall, orderTypes: [takeaway] }, 5)
  expect(table?.days.map(({ days, today }) => ({ days, today }))).toEqual([
    { days: [5], today: true },
    { days: [6], today: false },
    { days: [7], today: false },
    { days: [1, 2, 3, 4], today: false },
  ])
})

test('[1.17] a week without a difference is one row', () => {
  const [table] = weekTables({ hours: week(() => [row('11:00', '22:00')]), orderTypes: [takeaway] }, 3)
  expect(table?.days).toEqual([{ days: [1, 2, 3, 4, 5, 6, 7], today: true, rows: [{ startTime: '11:00', endTime: '22:00' }] }])
})

test('[3.25] ways to eat with the same hours share a table, others have their own', () => {
  const hours = week(() => [row('00:00', '24:00', [takeaway, delivery]), row('07:00', '01:00', [dineIn])])
  const tables = weekTables({ hours, orderTypes: [takeaway, delivery, dineIn] }, 1)
  expect(tables.map((table) => table.orderTypes)).toEqual([[takeaway, delivery], [dineIn]])
  expect(tables[1]?.days[0]?.rows).toEqual([{ startTime: '07:00', endTime: '01:00' }])
})

test('a day without rows is a day on which the shop is shut', () => {
  const hours = week((weekday) => (weekday === 1 ? [] : [row('11:00', '22:00')]))
  const [table] = weekTables({ hours, orderTypes: [takeaway] }, 2)
  expect(table?.days.map(({ days, rows }) => [days, rows.length])).toEqual([
    [[2], 1],
    [[3, 4, 5, 6, 7], 1],
    [[1], 0],
  ])
})
