import { describe, expect, test } from 'vitest'
import { at, bookOf, fries, menu, noon, tea } from '../testing/menu.fixtures.ts'
import { earnedGifts, giftsOf } from './gift.ts'
import { cents } from '../money.ts'
import { orderTypes } from '../orders/order.ts'
import type { GiftPromotion, Promotion } from './promotion.ts'
import { isPromotionActive, promotionsAt } from './promotions-at.ts'

const plain: Promotion = {
  promotionId: 'p',
  name: 'P',
  note: '',
  stacks: false,
  kind: 'spend',
  tiers: [{ spend: cents(1), off: cents(1) }],
}
const gift: GiftPromotion = { ...plain, kind: 'gift', promotionId: 'g', spend: cents(15_000), pids: ['fries', 'tea', 'set'] }
const takeaway = orderTypes.takeaway

describe('when a promotion holds', () => {
  const dates = { startDate: '2026/11/20', endDate: '2026/11/21' }
  test.each([
    ['2026/11/19 23:59:59', false],
    ['2026/11/20 00:00:00', true],
    ['2026/11/21 23:59:59', true],
    ['2026/11/22 00:00:00', false],
  ])('[3.20] at %s one of the 20th to the 21st: %s', (text, holds) => {
    expect(isPromotionActive({ ...plain, dates }, { now: at(text), orderType: takeaway })).toBe(holds)
  })

  test.each([
    ['2026/11/20 14:29:59', false],
    ['2026/11/20 14:30:00', true],
    ['2026/11/20 17:29:59', true],
    ['2026/11/20 17:30:00', false],
    ['2026/11/21 15:00:00', false],
  ])('[3.20] at %s one of working days at tea time: %s', (text, holds) => {
    const service = { weekdays: [1, 2, 3, 4, 5], windows: [{ start: '14:30', end: '17:30' }] }
    expect(isPromotionActive({ ...plain, service }, { now: at(text), orderType: takeaway })).toBe(holds)
  })

  test.each([
    [orderTypes.takeaway, true],
    [orderTypes.delivery, false],
  ])('[3.20] for order type %i one of takeaway and dine-in: %s', (orderType, holds) => {
    expect(isPromotionActive({ ...plain, orderTypes: [1, 5] }, { now: noon, orderType })).toBe(holds)
  })
})

test('[3.20] promotions that hold are left as they are, others are left out', () => {
  const over: Promotion = { ...plain, promotionId: 'over', dates: { startDate: '2026/11/01', endDate: '2026/11/20' } }
  expect(promotionsAt([over, plain], menu, { now: noon, orderType: takeaway })).toEqual([plain])
})

describe('gifts', () => {
  const occasion = { now: noon, orderType: takeaway }

  test('[1.18] what the menu does not have is no gift to choose', () => {
    expect(giftsOf({ ...gift, pids: ['caviar', 'tea'] }, menu, occasion)).toEqual([{ product: tea, available: true }])
  })

  test('[1.18] those that have run out, or that ask something first, cannot be had', () => {
    const offered = giftsOf(gift, bookOf('tea'), occasion).map(({ product, available }) => [product.pid, available])
    expect(offered).toEqual([
      ['fries', true],
      ['tea', false],
      ['set', false],
    ])
    expect(promotionsAt([gift], bookOf('tea'), occasion)).toEqual([{ ...gift, pids: ['fries'] }])
  })

  test('[1.18] alcohol, and what is not served now, is never given', () => {
    const products = new Map([
      [fries.uid, { ...fries, alcohol: true }],
      [tea.uid, { ...tea, service: { weekdays: [1] } }],
    ])
    expect(promotionsAt([gift], { products, soldOut: new Set() }, occasion)).toEqual([])
  })

  test.each([
    [14_999, []],
    [15_000, [{ promotionId: 'g', pid: 'tea' }]],
  ])('[1.18] a cart of %i cents is given the chosen one: %j', (spent, given) => {
    expect(earnedGifts([{ promotionId: 'g', pid: 'tea' }], promotionsAt([gift], menu, occasion), cents(spent))).toEqual(given)
  })

  test.each([null, 'caviar'])('[1.18] who says %s is given nothing', (pid) => {
    expect(earnedGifts([{ promotionId: 'g', pid }], [gift], cents(20_000))).toEqual([])
  })

  test('[1.18] one of each promotion, however often it is asked for', () => {
    const asked = [
      { promotionId: 'other', pid: 'fries' },
      { promotionId: 'p', pid: 'fries' },
      { promotionId: 'g', pid: 'tea' },
      { promotionId: 'g', pid: 'fries' },
    ]
    expect(earnedGifts(asked, [plain, gift], cents(20_000))).toEqual([{ promotionId: 'g', pid: 'tea' }])
  })
})
