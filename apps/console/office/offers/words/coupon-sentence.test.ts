import type { ChainCoupon, ChainPromoCode } from '@harbour/chain'
import { expect, test } from 'vitest'
import { couponSentence, promoCodeSentence, slotTimes } from './coupon-sentence.ts'
import { namesOf } from '../../catalogue/names.ts'

// Of a dish and a shop only their names are read.
const names = namesOf(
  [{ pid: 'garlic-bread', name: { tc: '蒜蓉包', en: 'Garlic bread' } }] as never,
  [{ storeId: '3101', name: { tc: '太古城中心店', en: 'Cityplaza' } }] as never,
)
const words = { tc: '券', en: 'Coupon' }
const first: ChainCoupon = {
  couponId: 'first-30',
  name: words,
  category: words,
  terms: { tc: [], en: [] },
  gift: { kind: 'cash', amount: 3000 },
  minimum: 15_000,
  categories: ['A01', 'A02'],
  validDays: 30,
}
const code: ChainPromoCode = {
  promoCode: 'RAIN50',
  brands: [31],
  coupon: { ...first, gift: { kind: 'discount', pays: 85, words }, minimum: 0, categories: ['A01', 'A02', 'A05'] },
  begins: '2026/06/01 00:00:00',
  ends: '2026/11/30 23:59:59',
  limit: 1000,
  once: true,
}

test.each<[string, ChainCoupon, string, string]>([
  [
    'cash from a minimum',
    first,
    '$30.0 off, for $150.0 or more, only takeaway, delivery, for 30 days once given.',
    '減 $30.0，滿 $150.0，只限自取、外送，派發後 30 日內有效。',
  ],
  [
    'a dish beside others, at a shop and a time',
    {
      ...first,
      gift: { kind: 'product', pid: 'garlic-bread' },
      minimum: 0,
      need: { pids: ['a', 'b', 'c', 'd'], count: 2 },
      storeIds: ['3101'],
      slots: ['H02'],
      weekdays: [1],
      categories: ['A01', 'A02', 'A05'],
    },
    'Garlic bread for nothing, with 2 or more of 4 chosen dishes, at Cityplaza, only 11:00–14:29, only on Monday, for 30 days once given.',
    '送蒜蓉包，須有4 款指定食品 2 件或以上，只限太古城中心店，只限 11:00–14:29，只限星期一，派發後 30 日內有效。',
  ],
])('%s reads as a sentence', (_what, coupon, en, tc) => {
  expect(couponSentence(coupon, names, 'en')).toBe(en)
  expect(couponSentence(coupon, names, 'zh-Hant')).toBe(tc)
})

test('a promo code says its days, its uses and its budget', () => {
  expect(promoCodeSentence(code, names, 'en')).toBe('15% off, from 2026/06/01 to 2026/11/30, 1000 orders at most, once for each guest.')
  expect(promoCodeSentence({ ...code, limit: 0, ends: null, once: false }, names, 'zh-Hant')).toBe(
    '8.5 折，2026/06/01 起，只限為它產生的優惠碼。',
  )
  const cash = { ...code, limit: null, budget: 4_000_000, once: false, coupon: { ...code.coupon, gift: first.gift } }
  expect(promoCodeSentence(cash, names, 'en')).toContain('until $40,000.0 is spent')
})

test.each([
  ['H01', '00:00–10:59'],
  ['H02', '11:00–14:29'],
  ['H03', '14:30–17:29'],
  ['H04', '17:30–23:59'],
] as const)('%s is from %s', (slot, times) => {
  expect(slotTimes(slot)).toBe(times)
})
