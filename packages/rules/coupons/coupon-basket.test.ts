import { describe, expect, test } from 'vitest'
import { classicPizza, fries, lineOf } from '../testing/menu.fixtures.ts'
import { couponBasket } from './coupon-basket.ts'
import { bigCash, cash, delivers, freeFries, given, orderOf, pizzaAt60, saturday, tenOff } from '../testing/coupon.fixtures.ts'
import type { Coupon } from './coupon.ts'
import { judgeCoupon } from './judge-coupon.ts'
import { cents } from '../money.ts'

describe('[4.19] the basket that a coupon is judged by', () => {
  const order = orderOf(classicPizza, lineOf(fries, 2), given(fries, freeFries))

  test('has the dishes bought, without what coupons give', () => {
    expect(couponBasket(order, [freeFries])).toEqual({
      lines: [
        { pid: 'pizza', num: 1, total: 12_800 },
        { pid: 'fries', num: 2, total: 6_400 },
      ],
      boxedMeal: 600,
    })
  })

  test('is what promotions and the selected discounts leave; cash and products leave it as it is', () => {
    const second = {
      promotionId: 'S',
      name: 'S',
      note: '',
      stacks: true,
      kind: 'second',
      items: [{ pid: 'fries', price: cents(2_000) }],
      most: 9,
    } as const
    const promoted = { ...order, promotions: [second] }
    const totals = (selected: Coupon[]) => couponBasket(promoted, selected).lines.map(({ total }) => total)
    expect(totals([])).toEqual([12_800, 5_200])
    expect(totals([tenOff])).toEqual([11_520, 4_680])
    expect(totals([tenOff, cash, bigCash, pizzaAt60])).toEqual([11_520, 4_680])
    expect(totals([{ ...tenOff, covers: ['fries'] }])).toEqual([12_800, 4_680])
  })

  test('[4.19] has no delivery fee, and a delivery coupon leaves it as it is', () => {
    const delivered = { ...order, orderType: 2 as const, delivery: { fee: cents(1_500), minimum: cents(0) } }
    expect(couponBasket(delivered, [delivers])).toEqual(couponBasket(order, []))
  })

  test('[9.4] a discount takes of the boxed-meal fee only where it counts it', () => {
    expect(couponBasket(order, [tenOff]).boxedMeal).toBe(600)
    expect(couponBasket(order, [{ ...tenOff, countsBoxedMeal: true }]).boxedMeal).toBe(540)
  })

  test('a minimum moves with the discounts selected before', () => {
    const coupon: Coupon = { ...bigCash, minimum: cents(19_200) }
    expect(judgeCoupon(coupon, couponBasket(order), saturday)).toEqual({ usable: true })
    expect(judgeCoupon(coupon, couponBasket(order, [tenOff]), saturday)).toEqual({ usable: false, reason: 13, gap: { money: 1_920 } })
  })
})
