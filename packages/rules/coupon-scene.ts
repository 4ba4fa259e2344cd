import type { Instant } from './clock.ts'
import type { CouponBasket } from './coupon-basket.ts'
import { couponTimes, type CouponTimes } from './coupon-time.ts'
import { addCents, type Cents } from './money.ts'
import type { OrderType } from './order.ts'
import type { Product, ProductBook } from './product.ts'

/**
 * Where and when a coupon is to be used: `now` is the server's time, `wantedAt` a preorder's slot; the shop under the ids that the platform
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

/** A basket and its occasion, looked up once for all coupons: how many of each dish and what they come to, in cents. */
export type CouponScene = {
  occasion: CouponOccasion
  times: CouponTimes
  products: ReadonlyMap<string, Product>
  counts: ReadonlyMap<string, number>
  amounts: ReadonlyMap<string, number>
  food: Cents
  boxedMeal: Cents
}

/** The scene of a basket on an occasion. */
export function sceneOf({ lines, boxedMeal }: CouponBasket, occasion: CouponOccasion): CouponScene {
  const counts = new Map<string, number>()
  const amounts = new Map<string, number>()
  for (const { pid, num, total } of lines) {
    counts.set(pid, (counts.get(pid) ?? 0) + num)
    amounts.set(pid, (amounts.get(pid) ?? 0) + total)
  }
  return {
    occasion,
    times: couponTimes(occasion.now, occasion.wantedAt),
    products: new Map([...occasion.book.products.values()].map((product) => [product.pid, product])),
    counts,
    amounts,
    food: addCents(...lines.map(({ total }) => total)),
    boxedMeal,
  }
}
