import type { Coupon } from './coupon.ts'
import { cents, type Cents } from '../money.ts'

/**
 * A third party's product coupon as the menu has it (spec 4.35): where the dish that it stands for costs something by itself, in cents, it
 * is of type 5, nothing is paid for the dish, and its amount is the dish's own price; otherwise it stays of type 3, and its amount is 0.
 * Any other coupon stays as it is.
 */
export function mappedCoupon(coupon: Coupon, mappingPrice: Cents | null): Coupon {
  const { gift, judge } = coupon
  if (gift.kind !== 'product' || judge !== 'vendor') return coupon
  if (mappingPrice === null || mappingPrice <= cents(0)) return coupon
  return { ...coupon, gift: { ...gift, kind: 'fixed', price: cents(0) } }
}
