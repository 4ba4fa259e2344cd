import { afterEach, expect, test, vi } from 'vitest'
import { startStopwatch } from './stopwatch.ts'

const minute = 60_000
const begun = Date.parse('2026-11-23T19:08:00+08:00')

afterEach(() => vi.useRealTimers())

test('a clock that is set back does not make a stretch shorter', () => {
  vi.useFakeTimers({ now: begun })
  const gone = startStopwatch()
  vi.advanceTimersByTime(5 * minute)
  vi.setSystemTime(begun - 60 * minute)
  expect(gone()).toBe(5 * minute)
})

test('a night in which the page slept counts', () => {
  vi.useFakeTimers({ now: begun })
  const gone = startStopwatch()
  vi.setSystemTime(begun + 600 * minute)
  expect(gone()).toBe(600 * minute)
})
