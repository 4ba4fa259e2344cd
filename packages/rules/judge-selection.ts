import { couponBasket } from './coupon-basket.ts'
import { mayCombine } from './coupon-combination.ts'
import type { Coupon, CouponRule, CouponVerdict } from './coupon.ts'
import type { CouponOccasion } from './coupon-scene.ts'
import { judgeCoupon } from './judge-coupon.ts'
import type { OrderToPrice } from './order-price.ts'

/** What stands against a coupon in a selection: its own verdict, or that it does not go with another one of it. */
export type SelectedVerdict = CouponVerdict | { usable: false; combines: false }

/**
 * Each selected coupon judged beside all the others: they go together, and each is usable with what the others leave of the order. The order
 * in which they were selected does not matter. The selection holds when all of them are usable.
 */
export function judgeSelection(
  selected: readonly Coupon[],
  order: OrderToPrice,
  { rules, occasion }: { rules: readonly CouponRule[]; occasion: CouponOccasion },
): { coupon: Coupon; verdict: SelectedVerdict }[] {
  return selected.map((coupon, at) => {
    const others = selected.filter((_, other) => other !== at)
    const verdict = judgeCoupon(coupon, couponBasket(order, others), occasion)
    return { coupon, verdict: verdict.usable && !mayCombine(others, coupon, rules) ? { usable: false, combines: false } : verdict }
  })
}
