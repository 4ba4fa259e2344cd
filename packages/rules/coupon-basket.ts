import { sortedCoupons } from './coupon-combination.ts'
import { partsOf } from './coupon-parts.ts'
import type { Coupon } from './coupon.ts'
import type { Cents } from './money.ts'
import type { OrderToPrice } from './order-price.ts'
import { priceOrder } from './price.ts'
import { takeDiscounts } from './priced-coupons.ts'
import { itemsOf } from './priced-line.ts'

/**
 * What a coupon is judged by (spec 4.19): the dishes bought, each with what is left of its price once promotions and the discounts already
 * selected are taken off, and what is left of the boxed-meal fee; in cents. What coupons give counts for nothing here.
 */
export type CouponBasket = { lines: readonly { pid: string; num: number; total: Cents }[]; boxedMeal: Cents }

/** The basket that an order is to a coupon which would join those already selected; of these, only discounts change it. */
export function couponBasket(order: OrderToPrice, selected: readonly Coupon[] = []): CouponBasket {
  const bought = { ...order, coupons: [] }
  const items = itemsOf(bought)
  const { parts } = takeDiscounts(partsOf(priceOrder(bought), items), sortedCoupons(selected))
  const lines = items.map(({ line, product }, at) => ({ pid: product.pid, num: line.num, total: leftOf(parts[at]) }))
  return { lines, boxedMeal: leftOf(parts.at(-1)) }
}

function leftOf(part: { left: Cents } | undefined): Cents {
  return part?.left ?? (0 as Cents) // every item has its part, and the fee is the last
}
