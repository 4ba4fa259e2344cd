import { expect, test } from 'vitest'
import { beginOf, dayLength, periodOf } from './period.ts'

/** The last second of a Friday in Hong Kong, when it is still Friday in London and 400 days after 2025/10/17. */
const now = Date.parse('2026-11-20T23:59:59+08:00')

test('a day begins at midnight in Hong Kong, and the period before is as long', () => {
  expect(periodOf({ from: '2026/11/19', to: '2026/11/20' }, now)).toEqual({
    before: Date.parse('2026-11-17T00:00:00+08:00'),
    from: Date.parse('2026-11-19T00:00:00+08:00'),
    to: Date.parse('2026-11-21T00:00:00+08:00'),
  })
})

test.each([
  ['2026/11/20', '2026/11/20', true],
  ['2026/11/21', '2026/11/21', 'PERIOD_INVALID'],
  ['2026/11/20', '2026/11/21', 'PERIOD_INVALID'],
  ['2026/11/20', '2026/11/19', 'PERIOD_INVALID'],
  ['2025/10/17', '2026/11/20', true],
  ['2025/10/16', '2026/11/20', 'PERIOD_TOO_LONG'],
])('%s to %s: %s', (from, to, expected) => {
  const period = periodOf({ from, to }, now)
  expect(typeof period === 'string' ? period : true).toBe(expected)
})

test('400 days are just that', () => {
  const period = periodOf({ from: '2025/10/17', to: '2026/11/20' }, now)
  expect(typeof period !== 'string' && (period.to - beginOf('2025/10/17')) / dayLength).toBe(400)
})
