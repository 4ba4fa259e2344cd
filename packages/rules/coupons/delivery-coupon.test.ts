import { describe, expect, test } from 'vitest'
import { bestCoupons } from './best-coupons.ts'
import { fries, lineOf, tea } from '../testing/menu.fixtures.ts'
import { allTogether, cash, delivers, orderOf, rulesWhere, saturday, tenOff } from '../testing/coupon.fixtures.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { defaultCouponRules } from './default-coupon-rules.ts'
import { cents } from '../money.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { priceOrder } from '../price/price-order.ts'

const worth = (code: string, amount: number, more: Partial<Coupon> = {}): Coupon => ({
  ...cash,
  code,
  gift: { kind: 'cash', amount: cents(amount) },
  ...more,
})
const priced = (order: OrderToPrice, ...coupons: Coupon[]) => priceOrder({ ...order, coupons })
const taken = (order: OrderToPrice, ...coupons: Coupon[]) =>
  priced(order, ...coupons).coupons.map(({ code, amount, lost }) => [code, amount, ...(lost === undefined ? [] : [lost])])

const none = rulesWhere(() => false)

describe('[3.15] a delivery coupon', () => {
  const delivered = (fee: number, ...lines: OrderToPrice['lines']) => ({
    ...orderOf(...lines),
    orderType: 2 as const,
    cutlery: true,
    delivery: { fee: cents(fee), minimum: cents(0) },
  })

  test.each([
    [1_999, 1_999, 1],
    [2_000, 2_000, undefined],
    [2_001, 2_000, undefined],
  ])('takes of a fee of %i cents %i and loses %s', (fee, amount, lost) => {
    const price = priced(delivered(fee, lineOf(fries)), delivers)
    expect(price.coupons).toEqual([{ code: 'DELIVERS', name: '$20 off', amount, delivery: true, ...(lost && { lost }) }])
    expect(price).toMatchObject({ delivery: fee, couponDiscount: amount, total: 3_200 + 200 + 100 + fee - amount })
  })

  test('reaches neither food nor boxes, whatever it says that it counts and covers', () => {
    const wide: Coupon = { ...delivers, countsBoxedMeal: true, covers: ['fries'] }
    expect(taken(delivered(500, lineOf(fries)), wide)).toEqual([['DELIVERS', 500, 1_500]])
    expect(taken(orderOf(lineOf(fries)), wide)).toEqual([['DELIVERS', 0, 2_000]])
    expect(taken({ ...orderOf(lineOf(fries)), orderType: 2 }, wide)).toEqual([['DELIVERS', 0, 2_000]])
  })

  test('is the only one to reach the fee: cash is lost beside it, and a discount takes nothing of it', () => {
    const order = delivered(1_500, lineOf(tea))
    expect(taken(order, worth('A', 9_000, { countsBoxedMeal: true }), { ...tenOff, countsBoxedMeal: true })).toEqual([
      ['A', 1_620, 7_380],
      ['TEN', 180],
    ])
    expect(priced(order, worth('A', 9_000)).total).toBe(1_500 + 100)
  })

  test('two of them pay one fee, the larger first', () => {
    const small: Coupon = { ...delivers, code: 'SMALL', gift: { kind: 'delivery', amount: cents(800) } }
    expect(taken(delivered(2_500, lineOf(tea)), small, delivers)).toEqual([
      ['DELIVERS', 2_000],
      ['SMALL', 500, 300],
    ])
  })
})

describe('[4.17] a delivery coupon', () => {
  const order: OrderToPrice = { ...orderOf(lineOf(tea)), orderType: 2, delivery: { fee: cents(1_500), minimum: cents(0) } }
  const found = (coupons: Coupon[], rules: readonly CouponRule[] = defaultCouponRules) => {
    const { coupons: chosen, saves } = bestCoupons(order, coupons, { rules, occasion: { ...saturday, orderType: 2 } })
    return [chosen.map(({ code }) => code).join(' '), saves]
  }

  test('saves the fee beside what saves food', () => {
    expect(found([cash, delivers, tenOff])).toEqual(['CASH20 DELIVERS', 3_300])
    expect(found([worth('A', 1_800), delivers])).toEqual(['DELIVERS A', 3_300])
  })

  test('is weighed up where it goes alone', () => {
    expect(found([worth('A', 1_600), delivers], none)).toEqual(['A', 1_600])
    expect(found([worth('A', 1_400), delivers], none)).toEqual(['DELIVERS', 1_500])
  })

  test('is not spent where nothing is to be paid for delivery', () => {
    const takeaway = bestCoupons(orderOf(lineOf(tea)), [{ ...delivers, categories: ['A01'] }], { rules: allTogether, occasion: saturday })
    expect(takeaway).toEqual({ coupons: [], saves: 0, exact: true })
  })
})
