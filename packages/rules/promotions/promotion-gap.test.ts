import { expect, test } from 'vitest'
import type { Basket } from './discounted-dishes.ts'
import { cents } from '../money.ts'
import type { Promotion } from './promotion.ts'
import { nearestGap, promotionGap } from './promotion-gap.ts'

const terms = { name: 'P', note: '', stacks: false }
const tiers: Promotion = {
  ...terms,
  promotionId: 'tiers',
  kind: 'spend',
  tiers: [
    { spend: cents(20_000), off: cents(3_000) },
    { spend: cents(30_000), off: cents(5_000) },
  ],
}
const spending = (subtotal: number): Basket => ({ bought: [], subtotal: cents(subtotal) })
const bought = (pid: string, num: number, price: number) => ({ pid, num, price: cents(price), total: cents(price * num) })

test.each([
  [18_800, { money: 1_200, spend: 20_000, gain: 3_000 }],
  [19_999, { money: 1, spend: 20_000, gain: 3_000 }],
  [20_000, { money: 10_000, spend: 30_000, gain: 2_000 }],
  [30_000, null],
])('[3.20] a spend of %i cents has this far to the next tier, and gains so much: %j', (spent, gap) => {
  const found = promotionGap(tiers, spending(spent), [tiers])
  if (gap) expect(found).toMatchObject({ ...gap, items: 0 })
  else expect(found).toBeNull()
})

test('[3.20] the next tier is the nearest, in whatever order they are written', () => {
  const written: Promotion = { ...tiers, tiers: tiers.kind === 'spend' ? tiers.tiers.toReversed() : [] }
  expect(promotionGap(written, spending(18_800), [written])).toMatchObject({ spend: 20_000 })
})

test('[3.20] a tier that takes off no more than another promotion does already is no gap', () => {
  const better: Promotion = { ...terms, promotionId: 'better', kind: 'spend', tiers: [{ spend: cents(1), off: cents(3_000) }] }
  expect(promotionGap(tiers, spending(18_800), [tiers, better])).toMatchObject({ spend: 30_000, gain: 2_000 })
})

test.each([
  [14_999, 1],
  [15_000, undefined],
])('[1.18] a gift from 15000 cents is %i cents short by %s', (spent, money) => {
  const gift: Promotion = { ...terms, promotionId: 'gift', kind: 'gift', spend: cents(15_000), pids: ['tea'] }
  const basket = { bought: [bought('tea', 1, 1_800)], subtotal: cents(spent) }
  expect(promotionGap(gift, basket, [gift])?.money).toBe(money)
})

test('[3.20] an add-on’s gap leaves the add-on itself out', () => {
  const addOn: Promotion = {
    ...terms,
    promotionId: 'add',
    kind: 'addOn',
    spend: cents(10_000),
    items: [{ pid: 'tart', price: cents(1_000) }],
    most: 2,
  }
  expect(promotionGap(addOn, { bought: [bought('tart', 2, 1_600)], subtotal: cents(12_000) }, [addOn])?.money).toBe(1_200)
})

test.each([
  [0, undefined],
  [1, { items: 1, gain: 900 }],
  [2, undefined],
  [3, undefined],
])('[3.20] %i teas, of which one may be a cheaper second: one more, or none: %j', (num, gap) => {
  const second: Promotion = { ...terms, promotionId: 's', kind: 'second', items: [{ pid: 'tea', price: cents(900) }], most: 1 }
  const found = promotionGap(second, { bought: [bought('tea', num, 1_800)], subtotal: cents(1_800 * num) }, [second])
  if (gap) expect(found).toMatchObject(gap)
  else expect(found).toBeNull()
})

test.each([
  [1, { items: 1, gain: 900 }],
  [2, undefined],
  [3, { items: 1, gain: 900 }],
  [4, undefined],
])('[3.20] %i teas, of which two may be cheaper seconds: one more, or none: %j', (num, gap) => {
  const second: Promotion = { ...terms, promotionId: 's', kind: 'second', items: [{ pid: 'tea', price: cents(900) }], most: 2 }
  const found = promotionGap(second, { bought: [bought('tea', num, 1_800)], subtotal: cents(1_800 * num) }, [second])
  if (gap) expect(found).toMatchObject(gap)
  else expect(found).toBeNull()
})

test.each([
  [7_500, undefined],
  [7_501, 'gift'],
  [14_000, 'gift'],
  [15_000, 'tiers'],
  [30_000, undefined],
])('[3.20] a spend of %i cents is told of %s: the nearest, once half the way is done', (spent, promotionId) => {
  const gift: Promotion = { ...terms, promotionId: 'gift', kind: 'gift', spend: cents(15_000), pids: ['tea'] }
  const tart: Promotion = { ...terms, promotionId: 'tart', kind: 'addOn', spend: cents(spent + 1), items: [], most: 1 }
  expect(nearestGap(spending(spent), [tiers, tart, gift])?.promotion.promotionId).toBe(promotionId)
  expect(nearestGap(spending(spent), [gift, tiers])?.promotion.promotionId).toBe(promotionId)
})
