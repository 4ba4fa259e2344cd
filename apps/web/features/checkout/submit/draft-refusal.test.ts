import { expect, test, vi } from 'vitest'
import type { FailureCode } from '../../../api/call-failure.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { CallFailure } = await import('../../../api/call-failure.ts')
const { draftRefusal } = await import('./draft-refusal.ts')

test.each<[number, FailureCode, FailureCode | undefined]>([
  [301, 'OUT_OF_SERVICE_AREA', 'OUT_OF_SERVICE_AREA'],
  [301, 'ORDER_TYPE_UNAVAILABLE', 'ORDER_TYPE_UNAVAILABLE'],
  [301, 'TOO_MANY_REQUESTS', undefined],
  [2, 'INTERNAL', undefined],
  [0, 'NETWORK', undefined],
])('[8.2] of status %i and %s the confirmation says %s', (status, code, refusal) => {
  expect(draftRefusal(new CallFailure(status, code, 'words'))).toBe(refusal)
})
