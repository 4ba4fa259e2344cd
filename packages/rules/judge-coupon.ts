import type { CouponBasket } from './coupon-basket.ts'
import { couponObstacles } from './coupon-obstacles.ts'
import { couponOutside } from './coupon-outside.ts'
import { sceneOf, type CouponOccasion } from './coupon-scene.ts'
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
    const outside = couponOutside(coupon, occasion)
    if (outside) return outside
    for (const obstacle of couponObstacles) {
      const verdict = obstacle(coupon, scene)
      if (verdict) return verdict
    }
    return usable
  }
}

const usable: CouponVerdict = { usable: true }
