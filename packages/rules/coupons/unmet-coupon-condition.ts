import { isForOrderType } from './coupon-display.ts'
import { withinDates } from './coupon-time.ts'
import type { Coupon, CouponVerdict } from './coupon.ts'
import type { Instant } from '../time/clock.ts'
import type { OrderType } from '../orders/order.ts'

/** The obstacle to a coupon before any reason of the table (spec 5.4, 5.5): its dates, then the ways of dining it is for. Undefined where there is none. */
export function unmetCouponCondition(
  coupon: Coupon,
  { now, orderType }: { now: Instant; orderType: OrderType },
): CouponVerdict | undefined {
  if (!withinDates(coupon, now)) return { usable: false, reason: null, outside: 'dates' }
  if (!isForOrderType(coupon, orderType)) return { usable: false, reason: null, outside: 'way' }
  return undefined
}
