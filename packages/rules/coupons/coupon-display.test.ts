import { describe, expect, test } from 'vitest'
import { categoryCodes, couponHidden, couponPrice, isComplete, isForOrderType, orderCouponType, voucherTypeOf } from './coupon-display.ts'
import { bigCash, cash, delivers, freeFries, pizzaAt60, tenOff } from '../testing/coupon.fixtures.ts'
import type { Coupon, CouponCategory, CouponGift } from './coupon.ts'
import { cents } from '../money.ts'
import { orderTypes } from '../orders/order.ts'

const cashLike: Coupon = { ...bigCash, gift: { kind: 'cashLike', amount: cents(5_000) } }
const plain: Coupon = { ...cash, gift: { kind: 'plain' } }

test.each([
  [cash, 1, 2_000],
  [tenOff, 2, '9 折'],
  [delivers, 1, 2_000],
  [freeFries, 3, 0],
  [cashLike, 4, 5_000],
  [pizzaAt60, 5, 6_000],
  [plain, null, null],
])('[4.16] [3.15] the price that %o shows', (coupon, type, price) => {
  expect(voucherTypeOf(coupon)).toBe(type)
  expect(couponPrice(coupon)).toBe(price)
})

test.each([
  ['A01', [true, false, false]],
  ['A02', [false, true, false]],
  ['A03', [false, false, false]],
  ['A05', [false, false, true]],
] as const)('[5.5] [9.6] a coupon of %s is for takeaway, delivery, dine-in: %j', (category, expected) => {
  const { takeaway, delivery, dineIn } = orderTypes
  expect([takeaway, delivery, dineIn].map((type) => isForOrderType({ categories: [category] }, type))).toEqual(expected)
})

test('[9.6] each category has its code', () => {
  expect(categoryCodes).toEqual({ A01: 1, A02: 2, A03: 3, A05: 5 })
})

test('[5.5] a coupon of several categories is for each of them, one of none for nothing', () => {
  const categories: CouponCategory[] = ['A03', 'A01', 'A05']
  expect([1, 2, 5].map((type) => isForOrderType({ categories }, type as 1 | 2 | 5))).toEqual([true, false, true]) // three of the order types
  expect(isForOrderType({ categories: [] }, orderTypes.takeaway)).toBe(false)
})

test.each([
  ['cashLike', 1],
  ['product', 2],
  ['cash', 3],
  ['delivery', 3],
  ['discount', 5],
  ['fixed', 9],
  ['plain', null],
] as const)('[9.5] an order names a coupon for %s by %s', (kind, type) => {
  expect(orderCouponType(kind)).toBe(type)
})

describe('[5.6] what a kind requires', () => {
  const gifts: [CouponGift, boolean][] = [
    [{ kind: 'cash', amount: cents(0) }, false],
    [{ kind: 'cash', amount: cents(1) }, true],
    [{ kind: 'delivery', amount: cents(0) }, false],
    [{ kind: 'delivery', amount: cents(1) }, true],
    [{ kind: 'cashLike', amount: cents(0) }, false],
    [{ kind: 'cashLike', amount: cents(1) }, true],
    [{ kind: 'discount', pays: -1 }, false],
    [{ kind: 'discount', pays: 0 }, true],
    [{ kind: 'discount', pays: 99 }, true],
    [{ kind: 'discount', pays: 100 }, false],
    [{ kind: 'discount', pays: 88.5 }, false],
    [{ kind: 'discount', pays: NaN }, false],
    [{ kind: 'product', productCode: '', pid: 'fries' }, false],
    [{ kind: 'product', productCode: 'HK1', pid: null }, true],
    [{ kind: 'fixed', productCode: '', pid: 'fries', price: cents(100) }, false],
    [{ kind: 'fixed', productCode: 'HK1', pid: 'fries', price: cents(0) }, true],
    [{ kind: 'plain' }, true],
  ]
  test.each(gifts)('%o is complete: %s', (gift, complete) => {
    expect(isComplete({ gift })).toBe(complete)
  })
})

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('[5.6] logged in %s, from the partner %s: a plain coupon is hidden %s, any other never', (signedIn, partner, hidden) => {
  expect(couponHidden(plain, { signedIn, partner })).toBe(hidden)
  expect(couponHidden(cash, { signedIn, partner })).toBe(false)
})
