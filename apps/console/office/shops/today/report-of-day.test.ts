import { expect, test } from 'vitest'
import { reportOfDay } from './report-of-day.ts'

test('a number of a day leads to the report of that day alone', () => {
  expect(reportOfDay('2026/11/20')).toBe('/reports?from=2026-11-20&to=2026-11-20')
  expect(reportOfDay('2026/11/20', 'hour')).toBe('/reports?tab=hour&from=2026-11-20&to=2026-11-20')
})
