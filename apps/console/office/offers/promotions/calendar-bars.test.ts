import { formatMoment, parseMoment } from '@harbour/rules'
import { expect, test } from 'vitest'
import { barsOf, calendarDays, calendarStart, daysFrom } from './calendar-bars.ts'

const from = parseMoment('2026/11/16 00:00:00') ?? 0

test('a calendar begins on the Monday before this week', () => {
  for (const now of ['2026/11/23 00:00:00', '2026/11/25 18:30:00', '2026/11/29 23:59:59'])
    expect(formatMoment(calendarStart(parseMoment(now) ?? 0))).toBe('2026/11/16 00:00:00')
  expect([daysFrom(from)[0], daysFrom(from).at(-1)]).toEqual(['2026/11/16', '2027/01/03'])
})

test('a promotion without days holds all the time', () => {
  expect(barsOf({}, from)).toEqual([{ start: 0, days: calendarDays }])
})

test('both of its days are of it, and what lies outside is not shown', () => {
  expect(barsOf({ dates: { startDate: '2026/12/18', endDate: '2026/12/27' } }, from)).toEqual([{ start: 32, days: 10 }])
  expect(barsOf({ dates: { startDate: '2026/01/01', endDate: '2026/11/16' } }, from)).toEqual([{ start: 0, days: 1 }])
  expect(barsOf({ dates: { startDate: '2027/01/04', endDate: '2027/02/01' } }, from)).toEqual([])
})

test('weekdays in a row stand together, each week by itself', () => {
  const bars = barsOf({ service: { weekdays: [1, 2, 3, 4, 5] } }, from)
  expect(bars).toHaveLength(7)
  expect(bars[1]).toEqual({ start: 7, days: 5 })
})
