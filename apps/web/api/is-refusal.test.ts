import { cancelOrder, getOrderDetail } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { isRefusal } from './is-refusal.ts'

test('[8.2] a call is refused by a reason that it declares, and by no other', () => {
  expect(isRefusal(cancelOrder, new CallFailure(301, 'CANCEL_TOO_LATE', 'Too late.'))).toBe(true)
  expect(isRefusal(getOrderDetail, new CallFailure(301, 'CANCEL_TOO_LATE', 'Too late.'))).toBe(false)
  expect(isRefusal(cancelOrder, new CallFailure(301, 'TOO_MANY_REQUESTS', 'Wait.'))).toBe(false)
  expect(isRefusal(cancelOrder, new CallFailure(0, 'NETWORK', 'Lost.'))).toBe(false)
  expect(isRefusal(cancelOrder, new Error('CANCEL_TOO_LATE'))).toBe(false)
})

test('[8.2] a call is refused for these reasons, its own or the door’s', () => {
  const late = new CallFailure(301, 'CANCEL_TOO_LATE', 'Too late.')
  expect(isRefusal(cancelOrder, late, ['CANCEL_TOO_LATE', 'LOGIN_AGAIN'])).toBe(true)
  expect(isRefusal(cancelOrder, late, ['ORDER_UNKNOWN'])).toBe(false)
  expect(isRefusal(cancelOrder, new CallFailure(301, 'LOGIN_AGAIN', 'Log in.'), ['LOGIN_AGAIN'])).toBe(true)
})
