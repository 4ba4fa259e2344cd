import type { Instant } from '../time/clock.ts'
import type { CouponBasket } from './coupon-basket.ts'
import { couponTimes, type CouponTimes } from './coupon-time.ts'
import { addCents, type Cents } from '../money.ts'
import type { OrderType } from '../orders/order.ts'
import type { Product, ProductBook } from '../menu/product.ts'

/**
 * The occasion on which a coupon is to be used: `now` is the server's time, `wantedAt` a preorder's slot; the shop under the ids that the platform
 * and all other sources know it by (spec 5.7).
 */
export type CouponOccasion = {
  now: Instant
  wantedAt?: Instant
  orderType: OrderType
  shop: { platformId: string; extraId: string }
  book: ProductBook
  partnerSignedIn: boolean
}

/** An occasion with its menu and its times, looked up once for all baskets. */
export type CouponSetting = { occasion: CouponOccasion; times: CouponTimes; products: ReadonlyMap<string, Product> }

/** A basket and its occasion, looked up once for all coupons: how many of each dish and what they come to, in cents. */
export type CouponContext = CouponSetting & {
  counts: ReadonlyMap<string, number>
  amounts: ReadonlyMap<string, number>
  food: Cents
  boxedMeal: Cents
}

/** The setting of an occasion. */
export function settingOf(occasion: CouponOccasion): CouponSetting {
  return {
    occasion,
    times: couponTimes(occasion.now, occasion.wantedAt),
    products: new Map([...occasion.book.products.values()].map((product) => [product.pid, product])),
  }
}

/** The context of a basket on an occasion. */
export function contextOf({ lines, boxedMeal }: CouponBasket, setting: CouponSetting): CouponContext {
  const counts = new Map<string, number>()
  const amounts = new Map<string, number>()
  for (const { pid, num, total } of lines) {
    counts.set(pid, (counts.get(pid) ?? 0) + num)
    amounts.set(pid, (amounts.get(pid) ?? 0) + total)
  }
  return { ...setting, counts, amounts, food: addCents(...lines.map(({ total }) => total)), boxedMeal }
}
