import { cents } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { cancelWords, refundLine, refundWords } from './money-back.ts'

afterEach(() => setLanguage('zh-Hant'))

const ended = { status: -1, endReason: 'tooBusy', refund: null, payMethod: 'card' } as const
const refunded = (state: 'arranged' | 'processing' | 'refunded' | 'failed' | 'manual') => ({
  ...ended,
  refund: { state, amount: cents(16_800) },
})

test('[4.42] an order that was cancelled before any money moved says why, and that nothing was charged', () => {
  expect(cancelWords(ended)).toBe('分店太忙。沒有收費。')
  setLanguage('en')
  expect(cancelWords(ended)).toBe('Shop too busy. Not charged.')
  expect(refundLine(ended)).toBeNull()
})

test.each(['arranged', 'processing', 'failed', 'manual'] as const)(
  '[4.42] a refund that is %s takes days, and nothing is said to be uncharged',
  (state) => {
    expect(refundLine(refunded(state))).toBe('退款 $168 · 3–7 個工作天退回信用卡')
    setLanguage('en')
    expect(refundWords(refunded(state))).toBe('3–7 working days to your card')
    expect(cancelWords(refunded(state))).toBe('Shop too busy.')
  },
)

test('[4.42] money that is back says where', () => {
  setLanguage('en')
  expect(refundLine(refunded('refunded'))).toBe('Refund $168 · Returned to your card')
  expect(refundWords({ ...refunded('refunded'), payMethod: 'alipay' })).toBe('Returned to your Alipay')
})

test('[4.42] what the bank says may be charged is never said to be uncharged', () => {
  const unpaid = { ...ended, endReason: 'unpaid', checking: true } as const
  expect(cancelWords(unpaid)).toBe('未有在限時內付款。職員正人手核對付款。')
  setLanguage('en')
  expect(cancelWords(unpaid)).toBe('Not paid in time. We’re checking your payment by hand.')
  expect(cancelWords({ ...unpaid, status: 1 })).toBeNull()
})

test.each([
  ['refusedAtDoor', '沒有人領取訂單。沒有收費。', 'Nobody took the order. Not charged.'],
  [
    'ageNotShown',
    '訂單含酒類，領取人未能出示年齡證明。沒有收費。',
    'It holds alcohol, and the age of who was to take it couldn’t be shown. Not charged.',
  ],
] as const)('[4.42] an order that failed at the handover says why: %s', (endReason, tc, en) => {
  expect(cancelWords({ ...ended, endReason })).toBe(tc)
  setLanguage('en')
  expect(cancelWords({ ...ended, endReason })).toBe(en)
})

test('an order that goes on was not cancelled', () => expect(cancelWords({ ...ended, status: 12, endReason: null })).toBeNull())
