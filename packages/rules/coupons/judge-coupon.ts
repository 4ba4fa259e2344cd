import type { CouponBasket } from './coupon-basket.ts'
import { couponObstacles } from './coupon-obstacles.ts'
import { unmetCouponCondition } from './unmet-coupon-condition.ts'
import { settingOf, contextOf, type CouponOccasion, type CouponContext } from './coupon-context.ts'
import type { Coupon, CouponVerdict } from './coupon.ts'

/**
 * Says whether a coupon may be used for a basket (spec 4.18 to 4.34), or gives the first reason of the table that stands against it, with the gap in
 * cents or dishes. Dates and ways of dining come first: outside of them no other reason matters.
 */
export function judgeCoupon(coupon: Coupon, basket: CouponBasket, occasion: CouponOccasion): CouponVerdict {
  return couponJudge(basket, occasion)(coupon)
}

/** The judge of many coupons for one basket: what they have in common is looked up once. */
export function couponJudge(basket: CouponBasket, occasion: CouponOccasion): (coupon: Coupon) => CouponVerdict {
  return couponJudges(occasion)(basket)
}

/** The judges of many baskets on one occasion, of which the menu and the time are looked up once; of the same basket it is the same one. */
export function couponJudges(occasion: CouponOccasion): (basket: CouponBasket) => (coupon: Coupon) => CouponVerdict {
  const setting = settingOf(occasion)
  const judges = new Map<CouponBasket, (coupon: Coupon) => CouponVerdict>()
  return (basket) => {
    const known = judges.get(basket)
    if (known) return known
    const judge = judgeIn(contextOf(basket, setting))
    judges.set(basket, judge)
    return judge
  }
}

function judgeIn(context: CouponContext): (coupon: Coupon) => CouponVerdict {
  return (coupon) => {
    const outside = unmetCouponCondition(coupon, context.occasion)
    if (outside) return outside
    for (const obstacle of couponObstacles) {
      const verdict = obstacle(coupon, context)
      if (verdict) return verdict
    }
    return usable
  }
}

const usable: CouponVerdict = { usable: true }
