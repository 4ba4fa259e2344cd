import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fries, lineOf, menu } from '../testing/menu.fixtures.ts'
import { cents } from '../money.ts'
import { pointRedemption, type PointPurse } from './point-redemption.ts'
import { priceOrder } from './price-order.ts'

const purse = (balance: number, asMoney: PointPurse['terms']['asMoney'] = { step: 200, least: 200, most: 1_000 }): PointPurse => ({
  balance,
  terms: { centsEach: 5, asMoney },
})

test.each([
  ['one point too few', 199, 10_000, undefined],
  ['just enough', 200, 10_000, { used: 200, amount: 1_000 }],
  ['enough for one step, and some', 399, 10_000, { used: 200, amount: 1_000 }],
  ['two steps', 400, 10_000, { used: 400, amount: 2_000 }],
  ['as many as an order takes', 1_000, 10_000, { used: 1_000, amount: 5_000 }],
  ['more than an order takes', 1_260, 10_000, { used: 1_000, amount: 5_000 }],
  ['a cent less to pay than a step is worth', 1_260, 999, undefined],
  ['just so much to pay', 1_260, 1_000, { used: 200, amount: 1_000 }],
  ['a cent less than two steps to pay', 1_260, 1_999, { used: 200, amount: 1_000 }],
  ['nothing to pay', 1_260, 0, undefined],
  ['no points', 0, 10_000, undefined],
])('[1.19] points as money: %s', (_what, balance, left, taken) => {
  expect(pointRedemption(cents(left), purse(balance))).toEqual(taken)
})

test('[1.19] a brand’s least counts in steps of its own: 300 of 100 each, 299 points are too few', () => {
  const terms = { step: 100, least: 300, most: 500 }
  expect(pointRedemption(cents(10_000), purse(299, terms))).toBeUndefined()
  expect(pointRedemption(cents(10_000), purse(300, terms))).toEqual({ used: 300, amount: 1_500 })
  expect(pointRedemption(cents(1_499), purse(500, terms))).toBeUndefined()
  expect(pointRedemption(cents(10_000), purse(99, { ...terms, least: 0 }))).toBeUndefined()
})

test('[1.19] a brand that takes no points as money takes none', () => {
  expect(pointRedemption(cents(10_000), purse(5_000, null))).toBeUndefined()
})

const fees = { cutlery: cents(100), boxedMeal: cents(200), boxedMealCap: cents(1_000) }

test('points come after fees, and are paid in whole steps, never below zero', () => {
  const order = { lines: [lineOf(fries)], book: menu, orderType: 1 as const, fees, cutlery: true }
  const without = priceOrder(order)
  expect(priceOrder({ ...order, points: purse(600) })).toEqual({
    ...without,
    points: { used: 600, amount: 3_000 },
    total: without.total - 3_000,
  })
  expect(priceOrder({ ...order, points: purse(100) })).toEqual(without)
})

test('the parts add up, whatever the balance', () => {
  fc.assert(
    fc.property(fc.nat(3_000), fc.integer({ min: 1, max: 400 }), fc.nat(9), (balance, step, num) => {
      const order = { lines: [lineOf(fries, num + 1)], book: menu, orderType: 1 as const, fees, cutlery: false }
      const price = priceOrder({ ...order, points: purse(balance, { step, least: step, most: 2_000 }) })
      const { used, amount } = price.points ?? { used: 0, amount: 0 }
      expect(price.total).toBe(priceOrder(order).total - amount)
      expect(price.total).toBeGreaterThanOrEqual(0)
      expect([used % step, used <= balance, amount]).toEqual([0, true, used * 5])
    }),
  )
})
