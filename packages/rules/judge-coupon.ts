import type { CouponBasket } from './coupon-basket.ts'
import { isForOrderType } from './coupon-display.ts'
import { couponObstacles } from './coupon-obstacles.ts'
import { sceneOf, type CouponOccasion } from './coupon-scene.ts'
import { withinDates } from './coupon-time.ts'
import type { Coupon, CouponVerdict } from './coupon.ts'

/**
 * Whether a coupon may be used for a basket (spec 4.18 to 4.34), or the first reason of the table that stands against it, with the gap in
 * cents or dishes. Dates and ways of dining come first: outside of them no other reason matters.
 */
export function judgeCoupon(coupon: Coupon, basket: CouponBasket, occasion: CouponOccasion): CouponVerdict {
  return couponJudge(basket, occasion)(coupon)
}

/** The judge of many coupons for one basket: what they have in common is looked up once. */
export function couponJudge(basket: CouponBasket, occasion: CouponOccasion): (coupon: Coupon) => CouponVerdict {
  const scene = sceneOf(basket, occasion)
  return (coupon) => {
    if (!withinDates(coupon, occasion.now)) return { usable: false, reason: null, outside: 'dates' }
    if (!isForOrderType(coupon, occasion.orderType)) return { usable: false, reason: null, outside: 'way' }
    for (const obstacle of couponObstacles) {
      const verdict = obstacle(coupon, scene)
      if (verdict) return verdict
    }
    return usable
  }
}

const usable: CouponVerdict = { usable: true }
