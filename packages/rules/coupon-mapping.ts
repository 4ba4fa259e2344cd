import type { Coupon } from './coupon.ts'
import { cents, type Cents } from './money.ts'

/**
 * A third party's product coupon as the menu has it (spec 4.35): where the product that it stands for has a price above zero, in cents,
 * it is a product at that price; otherwise a product for nothing. Any other coupon stays as it is.
 */
export function mappedCoupon(coupon: Coupon, mappingPrice: Cents | null): Coupon {
  const { gift, judge } = coupon
  if (gift.kind !== 'product' || judge !== 'vendor') return coupon
  if (mappingPrice === null || mappingPrice <= cents(0)) return coupon
  return { ...coupon, gift: { ...gift, kind: 'fixed', price: mappingPrice } }
}
