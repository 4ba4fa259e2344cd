import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attemptAnswered, attemptId, attemptRefused, plannedId } from './attempt.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  attemptAnswered()
  vi.useRealTimers()
})

test('every try of an order has one id until it is answered', () => {
  const first = attemptId()
  expect(attemptId()).toBe(first)
  attemptAnswered()
  expect(attemptId()).not.toBe(first)
})

test('a try without an answer is given up after 30 minutes', () => {
  const first = attemptId()
  vi.advanceTimersByTime(30 * 60_000 - 1)
  expect(attemptId()).toBe(first)
  vi.advanceTimersByTime(1)
  expect(attemptId()).not.toBe(first)
})

test('[4.36] what is held before the order goes out is held for that order', () => {
  const planned = plannedId()
  expect(plannedId()).toBe(planned)
  expect(attemptId()).toBe(planned)
  attemptRefused()
  expect(attemptId()).toBe(planned)
  attemptAnswered()
  expect(plannedId()).not.toBe(planned)
})
