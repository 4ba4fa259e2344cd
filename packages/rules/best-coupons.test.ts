import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestCoupons } from './best-coupons.ts'
import { classicPizza, fries, lineOf } from './cast.ts'
import {
  allTogether,
  anyOrder,
  anyRules,
  bigCash,
  cash,
  freeFries,
  given,
  orderOf,
  pizzaAt60,
  saturday,
  tenOff,
  walletOf,
  withGiven,
} from './coupon-cast.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { defaultCouponRules } from './default-coupon-rules.ts'
import { judgeSelection } from './judge-selection.ts'
import { cents } from './money.ts'
import type { OrderToPrice } from './order-price.ts'
import { priceOrder } from './price.ts'

const ground = (rules: readonly CouponRule[], order: OrderToPrice) => ({ rules, occasion: { ...saturday, orderType: order.orderType } })

/** What a selection takes off an order whose product coupons are in the cart; undefined where it may not be had. */
function savesOf(order: OrderToPrice, selected: Coupon[], rules: readonly CouponRule[]): number | undefined {
  const isAllowed = judgeSelection(selected, order, ground(rules, order)).every(({ verdict }) => verdict.usable)
  return isAllowed ? priceOrder({ ...order, coupons: selected }).couponDiscount : undefined
}

/** The most of all selections, each tried. A free product need not be in the cart; one at a fixed price must be. */
function bruteForce(order: OrderToPrice, coupons: Coupon[], rules: readonly CouponRule[]): number {
  const inCart = new Set(order.lines.map(({ voucherCode }) => voucherCode))
  const tried = coupons.filter(({ gift, code }) => gift.kind !== 'fixed' || inCart.has(code))
  const full = withGiven(
    order,
    tried.filter(({ gift, code }) => gift.kind === 'product' && !inCart.has(code)),
  )
  const selections = tried.reduce<Coupon[][]>((sets, coupon) => [...sets, ...sets.map((set) => [...set, coupon])], [[]])
  return Math.max(...selections.map((selected) => savesOf(full, selected, rules) ?? 0))
}

const anyCase = (most: number) =>
  fc
    .tuple(anyOrder, walletOf(most), anyRules, fc.array(fc.boolean(), { minLength: most, maxLength: most }))
    .map(([order, coupons, rules, taken]) => ({
      order: withGiven(
        order,
        coupons.filter((_, at) => taken[at]),
      ),
      coupons,
      rules,
    }))

test('equals trying every set, for carts and wallets by chance', () => {
  fc.assert(
    fc.property(anyCase(6), ({ order, coupons, rules }) => {
      expect(bestCoupons(order, coupons, ground(rules, order)).saves).toBe(bruteForce(order, coupons, rules))
    }),
    { numRuns: Number(process.env.RUNS ?? 200) },
  )
})
