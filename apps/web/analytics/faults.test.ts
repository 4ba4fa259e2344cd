import type { ErrorEvent } from '@sentry/browser'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../api/call-failure.ts'
import { isOfWaiting } from './report-faults.ts'
import { bare } from './sentry.ts'

test.each([
  new DOMException('the screen did not come', 'TimeoutError'),
  new DOMException('taken back', 'AbortError'),
  new CallFailure(0, 'TIMEOUT', 'Connection error has occurred, please retry'),
  new CallFailure(0, 'NETWORK', 'Connection error has occurred, please retry'),
  new Error('timeout of 30000ms exceeded'),
  new Error('the request timed out'),
  new TypeError('Failed to fetch dynamically imported module: https://harbour.example/assets/analytics.js'),
])('[8.10] what comes of waiting is not reported: %s', (fault) => {
  expect(isOfWaiting(fault)).toBe(true)
})

test.each([new TypeError('x is not a function'), new CallFailure(301, 'STORE_CLOSED', 'closed'), 'a string', undefined])(
  '[8.10] everything else is: %s',
  (fault) => {
    expect(isOfWaiting(fault)).toBe(false)
  },
)

test('[8.10] a report says what broke and where in our code, and nothing of the guest', () => {
  vi.stubGlobal('location', { pathname: '/orderDetail/20261123-ABCDEFGH' })
  const event: ErrorEvent = {
    type: undefined,
    event_id: '1',
    user: { ip_address: '60.246.1.1', id: 'kitty' },
    request: { url: 'https://order.example/orderDetail/20261123-ABCDEFGH?_index=TVE9PQ' },
    breadcrumbs: [{ message: 'typed Kitty Chan' }],
    extra: { cart: ['fries'] },
    exception: {
      values: [
        {
          type: 'SyntaxError',
          value: 'Unexpected token in "Kitty Chan", 6123 4567',
          stacktrace: {
            frames: [{ filename: 'https://order.example/assets/main-DaB3xyz12345.js?x=1', function: 'draw', lineno: 3, colno: 9 }],
          },
        },
      ],
    },
  }
  const told = bare(event)
  expect(told).toMatchObject({
    exception: { values: [{ type: 'SyntaxError', value: 'Unexpected token in …, #' }] },
    tags: { screen: '/orderDetail/-', brand: 31, language: 1 },
  })
  expect(told.exception?.values?.[0]?.stacktrace?.frames).toEqual([
    { filename: 'https://order.example/assets/main-DaB3xyz12345.js', function: 'draw', lineno: 3, colno: 9 },
  ])
  expect(JSON.stringify(told)).not.toMatch(/Kitty|6123|60\.246|_index|ABCDEFGH|fries/)
})
