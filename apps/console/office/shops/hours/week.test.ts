import type { OpeningRow } from '@harbour/chain'
import { orderTypes } from '@harbour/rules'
import { expect, test } from 'vitest'
import { moveEnd, openingsOf, overlaps, runsOn, spanOf, timesOf, weekOf, withWeek } from './week.ts'

const { takeaway, delivery } = orderTypes
const times = (startTime: string, endTime: string) => ({ startTime, endTime })
const lunch = times('11:00', '15:00')
const dinner = times('18:00', '23:00')
const rows: OpeningRow[] = [
  { weekdays: [1, 2], ...dinner },
  { weekdays: [1], ...lunch, orderTypes: [takeaway] },
]

test('a week has the stretches of each day for an order type, the earliest first', () => {
  expect(weekOf(rows, takeaway)).toEqual([[lunch, dinner], [dinner], [], [], [], [], []])
  expect(weekOf(rows, delivery)[0]).toEqual([dinner])
})

test('weeks become rows again, with alike days and order types in one', () => {
  const weeks = new Map([
    [takeaway, weekOf(rows, takeaway)],
    [delivery, weekOf(rows, delivery)],
  ] as const)
  const made = openingsOf(weeks)
  expect(made).toEqual([
    { weekdays: [1], ...lunch, orderTypes: [takeaway] },
    { weekdays: [1, 2], ...dinner },
  ])
  expect(weekOf(made, takeaway)).toEqual(weekOf(rows, takeaway))
})

test('the week of one order type changes, that of another stays', () => {
  const changed = withWeek(rows, [takeaway, delivery], { orderType: delivery, week: [[], [], [], [], [], [], []] })
  expect(weekOf(changed, delivery).flat()).toEqual([])
  expect(weekOf(changed, takeaway)).toEqual(weekOf(rows, takeaway))
})

test('a stretch may touch midnight, run past it, or last all day', () => {
  expect(spanOf(times('18:00', '24:00'))).toEqual({ from: 1080, to: 1440 })
  expect(spanOf(times('18:00', '02:00'))).toEqual({ from: 1080, to: 1560 })
  expect(spanOf(times('00:00', '24:00'))).toEqual({ from: 0, to: 1440 })
  for (const each of [times('18:00', '24:00'), times('18:00', '02:00'), times('00:00', '24:00')])
    expect(timesOf(spanOf(each))).toEqual(each)
})

test('an end is moved in steps, and stops at the other end, at midnight and in the next morning', () => {
  expect(moveEnd(lunch, { end: 'to', to: 22 * 60 + 8 })).toEqual(times('11:00', '22:15'))
  expect(moveEnd(lunch, { end: 'to', to: 24 * 60 })).toEqual(times('11:00', '24:00'))
  expect(moveEnd(lunch, { end: 'to', to: 26 * 60 })).toEqual(times('11:00', '02:00'))
  expect(moveEnd(lunch, { end: 'to', to: 99 * 60 })).toEqual(times('11:00', '06:00'))
  expect(moveEnd(lunch, { end: 'to', to: 0 })).toEqual(times('11:00', '11:30'))
  expect(moveEnd(lunch, { end: 'from', to: -5 })).toEqual(times('00:00', '15:00'))
  expect(moveEnd(lunch, { end: 'from', to: 20 * 60 })).toEqual(times('14:30', '15:00'))
  expect(moveEnd(times('00:00', '10:00'), { end: 'to', to: 29 * 60 })).toEqual(times('00:00', '24:00'))
})

test('a day runs on where it passes midnight, or touches the next', () => {
  expect(runsOn([[times('18:00', '02:00')], []], 0)).toBe(true)
  expect(runsOn([[times('18:00', '24:00')], [times('00:00', '03:00')]], 0)).toBe(true)
  expect(runsOn([[times('18:00', '24:00')], [lunch]], 0)).toBe(false)
})

test('stretches that touch do not overlap', () => {
  expect(overlaps([lunch, times('15:00', '18:00')])).toBe(false)
  expect(overlaps([lunch, times('14:00', '18:00')])).toBe(true)
})
