import { expect, test } from 'vitest'
import { blankCard, expiryOf, faultsOf } from './card-draft.ts'

const november = Date.parse('2026-11-20T12:00:00+08:00')
const good = { number: '4242424242424242', expiry: '11/26', code: '123', holder: 'CHAN KA MAN' }

test('[1.20] a card whose every field is right has no faults, to the last moment of its month', () => {
  expect(faultsOf(good, november)).toEqual({})
  expect(faultsOf(good, Date.parse('2026-11-30T23:59:59+08:00'))).toEqual({})
  expect(faultsOf(good, Date.parse('2026-12-01T00:00:00+08:00'))).toEqual({ expiry: 'past' })
  expect(expiryOf(good, november)).toEqual({ month: 11, year: 2026 })
})

test('[1.20] an untouched card misses everything', () => {
  expect(faultsOf(blankCard, november)).toEqual({ number: 'missing', expiry: 'missing', code: 'missing', holder: 'missing' })
  expect(() => expiryOf(blankCard, november)).toThrow('no expiry')
})

test.each([
  [{ number: '471826' }, { number: 'short' }],
  [{ number: '4242424242424241' }, { number: 'wrong' }],
  [{ expiry: '1' }, { expiry: 'short' }],
  [{ expiry: '13' }, { expiry: 'wrong' }],
  [{ expiry: '10/26' }, { expiry: 'past' }],
  [{ code: '12' }, { code: 'wrong' }],
  [{ number: '378282246310005' }, { code: 'wrong' }],
  [{ number: '378282246310005', code: '1234' }, {}],
  [{ holder: '  ' }, { holder: 'missing' }],
  [{ holder: 'CHAN 4242' }, { holder: 'wrong' }],
  [{ holder: '陳嘉敏' }, {}],
])('[1.20] with %j: %j', (change, faults) => {
  expect(faultsOf({ ...good, ...change }, november)).toEqual(faults)
})
