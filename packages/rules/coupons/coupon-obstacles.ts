import { isComplete } from './coupon-display.ts'
import { moneyMissing, sumOf } from './coupon-minimum.ts'
import type { CouponContext } from './coupon-context.ts'
import { inItsSlot, onItsDay } from './coupon-time.ts'
import { couponReasons, type Coupon, type CouponReason, type CouponVerdict } from './coupon.ts'
import type { Cents } from '../money.ts'
import { isServed } from '../menu/service-hours.ts'

type Obstacle = (coupon: Coupon, context: CouponContext) => CouponVerdict | undefined

/** The reasons in the table's order; the first that applies is the answer. */
export const couponObstacles: readonly Obstacle[] = [notNow, notWith, shortOfDishes, noProduct, productNotHad, notHere, shortOfMoney, gone]

/** 1 an empty cart, 2 a partner's coupon without the partner's login, 3 another day or slot. */
function notNow(coupon: Coupon, { occasion, times, counts }: CouponContext) {
  if (counts.size === 0) return refused(couponReasons.emptyCart)
  if (coupon.source === 'partner' && !occasion.partnerSignedIn) return refused(couponReasons.partnerSignedOut)
  return onItsDay(coupon, times) && inItsSlot(coupon, times) ? undefined : refused(couponReasons.notNow)
}

/** 4 the product that it must be bought with is not in the cart; 5 an outside code that stands for nothing on this menu. */
function notWith({ need, gift }: Coupon, { counts }: CouponContext) {
  const unknown = (need?.mode === 'mapped' && need.pid === null) || ('pid' in gift && gift.pid === null && gift.productCode !== '')
  if (need?.mode === 'mapped' && need.pid !== null && !counts.has(need.pid)) return refused(couponReasons.productMissing, { items: 1 })
  return unknown ? refused(couponReasons.productUnknown) : undefined
}

/** 6 and 7, of the restaurant's platform: too few of its dishes, or too little money without those that do not count. */
function shortOfDishes(coupon: Coupon, context: CouponContext) {
  const { need, judge } = coupon
  if (judge !== 'dishes' || !need) return undefined
  if (need.mode === 'exclude') return refusedShort(couponReasons.dishesBelowMinimum, moneyMissing(coupon, context))
  const items = need.mode === 'include' ? need.count - sumOf(need.pids, context.counts) : 0
  return items > 0 ? refused(couponReasons.tooFewDishes, { items }) : undefined
}

/** 8 a coupon that lacks what its kind requires, or gives nothing at all. */
function noProduct(coupon: Coupon, _context: CouponContext) {
  return coupon.gift.kind === 'plain' || !isComplete(coupon) ? refused(couponReasons.incomplete) : undefined
}

/** 9 its product is not on the menu or not for this way of dining, 10 sold out, 11 not served then. */
function productNotHad({ gift }: Coupon, { occasion, products }: CouponContext) {
  if (!('pid' in gift) || gift.pid === null) return undefined
  const product = products.get(gift.pid)
  if (!product || product.orderTypes?.includes(occasion.orderType) === false) return refused(couponReasons.giftNotOffered)
  if (occasion.book.soldOut.has(gift.pid)) return refused(couponReasons.giftSoldOut)
  return isServed(product.service, occasion.wantedAt ?? occasion.now) ? undefined : refused(couponReasons.giftNotServed)
}

/** 12 another shop's: the platform's coupons know shops by the platform's id, all others by the extra one. */
function notHere({ shops, judge }: Coupon, { occasion: { shop } }: CouponContext) {
  const own = judge === 'dishes' ? shop.platformId : shop.extraId
  return shops && !shops.includes(own) ? refused(couponReasons.otherShop) : undefined
}

/** 13 the minimum of a coupon that is judged by an amount, and of type 4 always; at the very amount it is reached. */
function shortOfMoney(coupon: Coupon, context: CouponContext) {
  return refusedShort(couponReasons.belowMinimum, moneyMissing(coupon, context))
}

/** 14 its vendor takes it no more. */
function gone({ vendorSays }: Coupon, _context: CouponContext) {
  return vendorSays === 'gone' ? refused(couponReasons.goneAtVendor) : undefined
}

function refusedShort(reason: CouponReason, money: Cents) {
  return money > 0 ? refused(reason, { money }) : undefined
}

function refused(reason: CouponReason, gap?: { money: Cents } | { items: number }): CouponVerdict {
  return gap ? { usable: false, reason, gap } : { usable: false, reason }
}
