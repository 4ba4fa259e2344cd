import { expect, test } from 'vitest'
import { addDays, dayAt, daysOf, isDay, monthOf } from './calendar-day.ts'

test('a day is that of the shops, wherever the office is', () => {
  expect(dayAt(Date.parse('2026-11-22T16:00:00Z'))).toBe('2026/11/23')
  expect(dayAt(Date.parse('2026-11-22T15:59:59Z'))).toBe('2026/11/22')
})

test('days are counted over the ends of months and years', () => {
  expect([addDays('2026/12/31', 1), addDays('2026/03/01', -1), addDays('2028/02/28', 1)]).toEqual([
    '2027/01/01',
    '2026/02/28',
    '2028/02/29',
  ])
  expect([daysOf('2026/11/23', '2026/11/23'), daysOf('2026/10/27', '2026/11/23')]).toEqual([1, 28])
  expect(monthOf('2026/11/23')).toBe('2026/11/01')
})

test('a day that does not exist is none', () => {
  expect(['2026/02/29', '2026-11-23', '', '2026/13/01', '2026/11/23'].map(isDay)).toEqual([false, false, false, false, true])
})
