import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { daysFilled, hoursFilled, takenOff, type SalesRow } from './sales-rows.ts'

const none = cents(0)
const sums = {
  orders: 1,
  gross: none,
  promotions: none,
  coupons: none,
  points: none,
  fees: none,
  sold: none,
  refunds: none,
  net: none,
  average: none,
}
const row = (key: string): SalesRow => ({ key, name: key, now: sums, before: sums })

test('each day of a period has a row, and each hour between the first and the last', () => {
  const days = daysFilled([row('2026/11/22')], { from: '2026/11/21', to: '2026/11/23' })
  expect(days.map(({ key, now }) => [key, now.orders, now.net])).toEqual([
    ['2026/11/21', 0, 0],
    ['2026/11/22', 1, 0],
    ['2026/11/23', 0, 0],
  ])
  expect(hoursFilled([row('09'), row('11')]).map(({ key, now }) => [key, now.orders])).toEqual([
    ['09', 1],
    ['10', 0],
    ['11', 1],
  ])
  expect(hoursFilled([])).toEqual([])
})

test('what was taken off is by promotions, coupons and points', () => {
  expect(takenOff({ ...sums, promotions: cents(300), coupons: cents(20), points: cents(1) })).toBe(321)
})
