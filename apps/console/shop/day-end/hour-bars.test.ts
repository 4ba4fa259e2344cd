import { expect, test } from 'vitest'
import { axisTop, hourBars } from './hour-bars.ts'

const six = Date.parse('2026-11-23T06:00:00+08:00')

test('hours stand in the order of the business day, past midnight last, and gaps are 0', () => {
  const bars = hourBars(
    [
      { hour: 0, orders: 1 },
      { hour: 21, orders: 5 },
      { hour: 22, orders: 7 },
    ],
    six,
  )
  expect(bars.map(({ hour, orders }) => [hour, orders])).toEqual([
    [21, 5],
    [22, 7],
    [23, 0],
    [0, 1],
  ])
  expect(hourBars([], six)).toEqual([])
})

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [11, 20],
  [27, 40],
  [41, 100],
  [101, 200],
])('an axis for %s orders ends at %s', (most, top) => {
  expect(axisTop(most)).toBe(top)
})
