import { expect, test, vi } from 'vitest'
import { lastResult } from './last-result.ts'

test('the same values are worked out once, for each first one by itself', () => {
  const work = vi.fn((lines: readonly number[], factor: number) => lines.map((line) => line * factor))
  const times = lastResult(work)
  const [one, other] = [
    [1, 2],
    [1, 2],
  ]
  const first = times(one, 2)
  expect(times(other, 2)).toEqual([2, 4])
  expect(times(one, 2)).toBe(first)
  expect(work).toHaveBeenCalledTimes(2)
})

test('another value is worked out anew, and then remembered', () => {
  const work = vi.fn((lines: readonly number[], factor: number) => lines.length * factor)
  const times = lastResult(work)
  const lines = [1, 2]
  expect([times(lines, 2), times(lines, 3), times(lines, 3), times(lines, 2)]).toEqual([4, 6, 6, 4])
  expect(work).toHaveBeenCalledTimes(3)
})
