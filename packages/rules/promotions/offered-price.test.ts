import { expect, test } from 'vitest'
import type { Basket } from './discounted-dishes.ts'
import { cents } from '../money.ts'
import { offeredPrice } from './offered-price.ts'
import type { Promotion } from './promotion.ts'

const terms = { name: 'P', note: '', stacks: true }
const promotions: Promotion[] = [
  { ...terms, promotionId: 'tier', kind: 'spend', tiers: [{ spend: cents(12_000), off: cents(3_000) }] },
  { ...terms, promotionId: 'addOn', kind: 'addOn', spend: cents(10_000), items: [{ pid: 'tart', price: cents(1_000) }], most: 1 },
  { ...terms, promotionId: 'second', kind: 'second', items: [{ pid: 'tea', price: cents(900) }], most: 1 },
]
const tart = { pid: 'tart', price: cents(1_600) }
const tea = { pid: 'tea', price: cents(1_800) }

function basketOf(...bought: [pid: string, num: number, price: number][]): Basket {
  const dishes = bought.map(([pid, num, price]) => ({ pid, num, price: cents(price), total: cents(price * num) }))
  return { bought: dishes, subtotal: cents(dishes.reduce((sum, { total }) => sum + total, 0)) }
}

test.each<[string, { pid: string; price: ReturnType<typeof cents> }, Basket, number]>([
  ['an add-on below its spend', tart, basketOf(['pizza', 1, 9_999]), 1_600],
  ['an add-on at its spend', tart, basketOf(['pizza', 1, 10_000]), 1_000],
  ['one more than an order may have', tart, basketOf(['pizza', 1, 10_000], ['tart', 1, 1_600]), 1_600],
  ['the first of two', tea, basketOf(), 1_800],
  ['the second of two', tea, basketOf(['tea', 1, 1_800]), 900],
  ['a dish that reaches a tier', { pid: 'pizza', price: cents(3_000) }, basketOf(['pizza', 1, 9_999]), 3_000],
])('[3.20] %s costs what it adds', (_what, dish, basket, price) => {
  expect(offeredPrice(dish, basket, promotions)).toBe(price)
})
