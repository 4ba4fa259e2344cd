import { expect, test } from 'vitest'
import { judgePhone } from './phone.ts'

test.each([
  ['', 'HK', { state: 'empty' }],
  ['  ', 'HK', { state: 'empty' }],
  ['6', 'HK', { state: 'short' }],
  ['6123 45', 'HK', { state: 'short' }],
  ['6123 4567', 'HK', { state: 'good', number: '+85261234567' }],
  ['61234567', 'HK', { state: 'good', number: '+85261234567' }],
  ['+852 6123 4567', 'HK', { state: 'good', number: '+85261234567' }],
  ['6612 3456', 'MO', { state: 'good', number: '+85366123456' }],
  ['+86 138 0013 8000', 'HK', { state: 'good', number: '+8613800138000' }],
  ['0123 4567', 'HK', { state: 'wrong' }],
  ['6123 4567 8901 23', 'HK', { state: 'wrong' }],
  ['not a number', 'HK', { state: 'wrong' }],
  ['+', 'HK', { state: 'short' }],
  ['+86 138', 'HK', { state: 'short' }],
  ['call me maybe 123', 'HK', { state: 'wrong' }],
  ['+1 876 555 0123', 'HK', { state: 'good', number: '+18765550123' }],
  ['+354 611 1234', 'HK', { state: 'unknown' }],
] as const)('[5.12] "%s" in %s', (typed, region, verdict) => {
  expect(judgePhone(typed, region)).toEqual(verdict)
})
