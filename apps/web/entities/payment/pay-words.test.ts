import { cents, orderTypes } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { payName, payNote } from './pay-words.ts'

const { delivery, takeaway } = orderTypes
afterEach(() => setLanguage('zh-Hant'))

test('[1.20] Octopus says what it charges where that is not the total', () => {
  setLanguage('en')
  expect(payNote('octopus', { orderType: takeaway, total: cents(8994) })).toContain('$89.9,')
  expect(payNote('octopus', { orderType: takeaway, total: cents(8995) })).toContain('$90,')
  expect(payNote('octopus', { orderType: takeaway, total: cents(8990) })).toBeUndefined()
  expect(payNote('card', { orderType: takeaway, total: cents(8994) })).toBeUndefined()
})

test('cash says who takes it', () => {
  expect(payNote('cash', { orderType: delivery, total: cents(100) })).toBe('外送員可找續 $500')
  expect(payNote('cash', { orderType: takeaway, total: cents(100) })).toBe('在櫃位付款')
})

test('a card that is known is called by its last digits', () => {
  expect(payName('card', { last4: '4242' })).toBe('信用卡，尾號 4242')
  expect(payName('card', null)).toBe('信用卡')
})
