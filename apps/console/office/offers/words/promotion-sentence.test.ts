import type { ChainPromotion } from '@harbour/chain'
import { expect, test } from 'vitest'
import { namesOf } from '../../catalogue/names.ts'
import { promotionSentence } from './promotion-sentence.ts'

// Of a dish only its name is read.
const names = namesOf([{ pid: 'tea', name: { tc: '凍檸茶', en: 'Iced lemon tea' } }] as never, [])
const words = { tc: '優惠', en: 'Offer' }
const spend: ChainPromotion = {
  promotionId: 'spend',
  kind: 'spend',
  name: words,
  note: words,
  tiers: [
    { spend: { 31: 20_000 }, off: { 31: 3_000 } },
    { spend: { 31: 35_000 }, off: { 31: 6_000 } },
  ],
}
const second: ChainPromotion = {
  promotionId: 'second',
  kind: 'second',
  name: words,
  note: words,
  stacks: true,
  items: [{ pid: 'tea', price: { 31: 900 } }],
  most: 3,
  orderTypes: [1],
  service: { weekdays: [1, 2], windows: [{ start: '14:30', end: '17:30' }] },
  dates: { startDate: '2026/12/18', endDate: '2026/12/27' },
}
const said = (promotion: ChainPromotion, locale: 'en' | 'zh-Hant', brand: 31 | 42 = 31) =>
  promotionSentence(promotion, { names, brand, locale })

test('tiers read one after the other', () => {
  expect(said(spend, 'en')).toBe('$30.0 off from $200.0, $60.0 off from $350.0.')
  expect(said(spend, 'zh-Hant')).toBe('滿 $200.0 減 $30.0，滿 $350.0 減 $60.0。')
})

test('a lower price says its dishes, how many, and when', () => {
  expect(said(second, 'en')).toBe(
    'Every second one costs less: Iced lemon tea $9.0, 3 an order at most, only takeaway, from 2026/12/18 to 2026/12/27, only on Monday, Tuesday, only 14:30–17:30, beside other promotions.',
  )
  expect(said(second, 'zh-Hant')).toBe(
    '第二件優惠價：凍檸茶 $9.0，每張訂單最多 3 件，只限自取，2026/12/18 至 2026/12/27，只限星期一、星期二，只限 14:30–17:30，可與其他推廣並用。',
  )
})

test('a brand without amounts does not give it', () => {
  expect(said(spend, 'en', 42)).toBe('Not given here.')
})
