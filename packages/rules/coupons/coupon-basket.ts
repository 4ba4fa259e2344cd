import { sortedCoupons } from './coupon-combination.ts'
import { orderParts } from './order-parts.ts'
import type { Coupon } from './coupon.ts'
import type { Cents } from '../money.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { priceOrder } from '../price/price-order.ts'
import { takeDiscounts, type Part } from './priced-coupons.ts'
import { itemsOf, type Item } from '../price/priced-line.ts'
import { spend, unlimited, type SearchWork } from './search-work.ts'

/**
 * The basket that a coupon is judged by (spec 4.19): the dishes bought, each with what is left of its price once promotions and the discounts already
 * selected are taken off, and what is left of the boxed-meal fee; in cents. What coupons give counts for nothing here.
 */
export type CouponBasket = { lines: readonly { pid: string; num: number; total: Cents }[]; boxedMeal: Cents }

/** The basket that an order is to a coupon which would join those already selected; of these, only discounts change it. */
export function couponBasket(order: OrderToPrice, selected: readonly Coupon[] = []): CouponBasket {
  return couponBaskets(order)(selected)
}

/** The rest of an order after some discounts, and after each one more. */
type Left = { parts: readonly Part[]; basket?: CouponBasket; more: Map<Coupon, Left> }

/** The baskets of an order, whose lines are priced once: what discounts leave is worked out once, however many selections begin with them. */
export function couponBaskets(order: OrderToPrice, work: SearchWork = unlimited()): (selected: readonly Coupon[]) => CouponBasket {
  const bought = { ...order, coupons: [] }
  const items = itemsOf(bought)
  const untouched: Left = { parts: orderParts(priceOrder(bought), items), more: new Map() }
  return (selected) => {
    const discounts = sortedCoupons(selected.filter(({ gift }) => gift.kind === 'discount'))
    const left = discounts.reduce((soFar, discount) => lessOne(soFar, discount, work), untouched)
    left.basket ??= basketLeft(left.parts, items)
    return left.basket
  }
}

function lessOne(left: Left, discount: Coupon, work: SearchWork): Left {
  const known = left.more.get(discount)
  if (known) return known
  spend(work, left.parts.length)
  const less: Left = { parts: takeDiscounts(left.parts, [discount]).parts, more: new Map() }
  left.more.set(discount, less)
  return less
}

function basketLeft(parts: readonly Part[], items: readonly Item[]): CouponBasket {
  const lines = items.map(({ line, product }, at) => ({ pid: product.pid, num: line.num, total: leftOf(parts[at]) }))
  return { lines, boxedMeal: leftOf(parts.find((part) => part.pid === null && part.fee === 'boxedMeal')) }
}

function leftOf(part: { left: Cents } | undefined): Cents {
  return part?.left ?? (0 as Cents) // every item has its part, and so has the fee
}
