import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearIdempotencyKey, idempotencyKey, reserveKeyAgain, reservedKey } from './idempotency-key.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearIdempotencyKey()
  vi.useRealTimers()
})

test('every try of an order has one id until it is answered', () => {
  const first = idempotencyKey()
  expect(idempotencyKey()).toBe(first)
  clearIdempotencyKey()
  expect(idempotencyKey()).not.toBe(first)
})

test('a try without an answer is given up after 30 minutes', () => {
  const first = idempotencyKey()
  vi.advanceTimersByTime(30 * 60_000 - 1)
  expect(idempotencyKey()).toBe(first)
  vi.advanceTimersByTime(1)
  expect(idempotencyKey()).not.toBe(first)
})

test('[4.36] what is held before the order goes out is held for that order', () => {
  const planned = reservedKey()
  expect(reservedKey()).toBe(planned)
  expect(idempotencyKey()).toBe(planned)
  reserveKeyAgain()
  expect(idempotencyKey()).toBe(planned)
  clearIdempotencyKey()
  expect(reservedKey()).not.toBe(planned)
})
