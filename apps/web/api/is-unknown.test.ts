import { expect, test, vi } from 'vitest'
import type { FailureCode } from './call-failure.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { CallFailure } = await import('./call-failure.ts')
const { isUnknown } = await import('./is-unknown.ts')

test.each<[number, FailureCode, boolean]>([
  [301, 'ORDER_UNKNOWN', true],
  [301, 'CONTENT_INVALID', true],
  [301, 'STORE_UNKNOWN', false],
  [301, 'TOO_MANY_REQUESTS', false],
  [301, 'LOGIN_AGAIN', false],
  [2, 'INTERNAL', false],
  [0, 'NETWORK', false],
])('[8.2] of an order, status %i and %s say that there is none: %s', (status, code, unknown) => {
  expect(isUnknown(new CallFailure(status, code, 'words'), 'ORDER_UNKNOWN')).toBe(unknown)
})

test('[8.2] what was no answer says nothing', () => {
  expect(isUnknown(new Error('broken'), 'STORE_UNKNOWN')).toBe(false)
  expect(isUnknown(null, 'STORE_UNKNOWN')).toBe(false)
})
