import { expect, test } from 'vitest'
import { marks, shareGone, stepOf, waitsSince } from './escalation.ts'

const [second, minute] = [1000, 60_000]
const placedAt = 1_800_000_000_000
const order = { placedAt, answerBy: placedAt + 8 * minute }

test('the bar has its marks after two and four of eight minutes', () => {
  expect(marks).toEqual([0.25, 0.5])
  expect([-1, 0, 2, 8, 9].map((minutes) => shareGone(order, placedAt + minutes * minute))).toEqual([0, 0, 0.25, 1, 1])
})

test.each([
  [0, 'ringing'],
  [2 * minute - second, 'ringing'],
  [2 * minute, 'managers'],
  [4 * minute - second, 'managers'],
  [4 * minute, 'office'],
  [8 * minute - second, 'office'],
  [8 * minute, 'cancelled'],
])('after %d ms it has come to %s', (waited, step) => {
  expect(stepOf(order, placedAt + waited)).toBe(step)
})

test('an order placed by night waits from when its shop opens', () => {
  const opens = placedAt + 10 * 60 * minute
  expect(waitsSince({ placedAt, answerBy: opens + 8 * minute })).toBe(opens)
  expect(waitsSince({ placedAt, answerBy: null })).toBe(placedAt)
})
