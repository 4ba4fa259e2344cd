import { expect, test } from 'vitest'
import { instantOf } from '../time/clock.ts'
import { dataRequestDue, daysUntil } from './data-request-due.ts'

test.each([
  ['2026/11/23', '2027/01/02'],
  ['2027/01/20', '2027/03/01'],
  ['2028/01/20', '2028/02/29'],
])('a request of %s is due on %s', (received, due) => {
  expect(dataRequestDue(received)).toBe(due)
})

test('days are left until the end of the last one', () => {
  const at = (day: number, hour: number) => instantOf({ year: 2027, month: 1, day, hour })
  expect(daysUntil('2027/01/02', at(1, 0))).toBe(1)
  expect(daysUntil('2027/01/02', at(1, 23))).toBe(1)
  expect(daysUntil('2027/01/02', at(2, 0))).toBe(0)
  expect(daysUntil('2027/01/02', at(2, 23))).toBe(0)
  expect(daysUntil('2027/01/02', at(3, 0))).toBe(-1)
})
