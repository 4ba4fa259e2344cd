import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { at } from '../testing/menu.fixtures.ts'
import type { Basket } from './discounted-dishes.ts'
import { judgePromotion } from './judge-promotion.ts'
import type { Promotion } from './promotion.ts'

const terms = { name: 'P', note: '', stacks: false }
const tiers: Promotion = { ...terms, promotionId: 'tiers', kind: 'spend', tiers: [{ spend: cents(20_000), off: cents(3_000) }] }
const party: Promotion = { ...terms, promotionId: 'party', kind: 'spend', tiers: [{ spend: cents(20_000), off: cents(5_000) }] }
const gift: Promotion = { ...terms, promotionId: 'gift', kind: 'gift', stacks: true, spend: cents(15_000), pids: ['tea'] }
const second: Promotion = {
  ...terms,
  promotionId: 'second',
  kind: 'second',
  stacks: true,
  items: [{ pid: 'tea', price: cents(900) }],
  most: 3,
}
const noon = at('2026/11/23 12:00:00')
const spending = (subtotal: number): Basket => ({ bought: [], subtotal: cents(subtotal) })
const teas = (num: number): Basket => ({
  bought: [{ pid: 'tea', num, price: cents(1_800), total: cents(1_800 * num) }],
  subtotal: cents(1_800 * num),
})
const judged = (promotion: Promotion, basket: Basket, holding: Promotion[] = [promotion]) =>
  judgePromotion(promotion, basket, { holding, occasion: { now: noon, orderType: 1 } })

test.each([
  [19_999, { gives: false, why: 'short', gap: { money: 1 } }],
  [20_000, { gives: true, amount: 3_000 }],
])('[3.20] of a spend of %i cents a tier says %j', (spent, verdict) => {
  expect(judged(tiers, spending(spent))).toEqual(verdict)
})

test('[3.20] the one that takes less off is beaten, the other gives', () => {
  const holding = [tiers, party]
  expect(judged(tiers, spending(20_000), holding)).toEqual({ gives: false, why: 'beaten' })
  expect(judged(party, spending(20_000), holding)).toEqual({ gives: true, amount: 5_000 })
})

test.each([
  [14_999, { gives: false, why: 'short', gap: { money: 1 } }],
  [15_000, { gives: true, amount: 0 }],
])('[3.20] of a spend of %i cents a gift says %j', (spent, verdict) => {
  expect(judged(gift, spending(spent))).toEqual(verdict)
})

test.each([
  [0, { gives: false, why: 'nothing' }],
  [1, { gives: false, why: 'short', gap: { items: 1 } }],
  [2, { gives: true, amount: 900 }],
])('[3.20] of %i teas the second one says %j', (num, verdict) => {
  expect(judged(second, teas(num))).toEqual(verdict)
})

test('[3.20] another way of dining comes before another time, and both before the spend', () => {
  const away: Promotion = { ...tiers, orderTypes: [2], dates: { startDate: '2026/12/01', endDate: '2026/12/02' } }
  expect(judged(away, spending(0))).toEqual({ gives: false, why: 'way' })
  expect(judged({ ...away, orderTypes: [1] }, spending(0))).toEqual({ gives: false, why: 'time' })
})

test('[3.20] a gift that cannot be had now gives nothing', () => {
  expect(judged(gift, spending(15_000), [])).toEqual({ gives: false, why: 'nothing' })
})
