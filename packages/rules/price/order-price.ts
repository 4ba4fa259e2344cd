import type { TakenOff } from '../promotions/best-promotions.ts'
import type { Coupon } from '../coupons/coupon.ts'
import type { Gift, GiftChoice } from '../promotions/gift.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Cents } from '../money.ts'
import type { OrderType } from '../orders/order.ts'
import type { PointPurse, PointRedemption } from './point-redemption.ts'
import type { CouponSaving } from '../coupons/priced-coupons.ts'
import type { PricedLine } from './priced-line.ts'
import type { ProductBook } from '../menu/product.ts'
import type { Promotion } from '../promotions/promotion.ts'

/** A brand's fees, in cents; `boxedMeal` is for each item that is boxed, `boxedMealCap` the most of it in one order. */
export type Fees = { cutlery: Cents; boxedMeal: Cents; boxedMealCap: Cents }
/** The delivery terms of a zone, in cents. */
export type DeliveryTerms = { fee: Cents; minimum: Cents }

/** All that the price of an order depends on. `delivery` is left out until the address is known; `promotions` are those that hold (`promotionsAt`), `coupons` those selected and found usable together (`judgeSelection`). */
export type OrderToPrice = {
  lines: readonly CartLine[]
  book: ProductBook
  orderType: OrderType
  fees: Fees
  delivery?: DeliveryTerms
  cutlery: boolean
  promotions?: readonly Promotion[]
  gifts?: readonly GiftChoice[]
  coupons?: readonly Coupon[]
  /** The points that the guest wants to pay with; left out where they do not. */
  points?: PointPurse
}

/**
 * The price of an order, in cents: subtotal less discount and couponDiscount, boxedMeal, delivery and cutlery, less what points pay, add up to
 * the total, the promotions' amounts to the discount and the coupons' to couponDiscount. `gifts` are those that the order gets. `points` is left
 * out where none pay. `belowMinimum` is the gap to the zone's minimum.
 */
export type OrderPrice = {
  lines: PricedLine[]
  itemCount: number
  subtotal: Cents
  promotions: TakenOff[]
  discount: Cents
  gifts: Gift[]
  coupons: CouponSaving[]
  couponDiscount: Cents
  boxedMeal: Cents
  delivery: Cents
  cutlery: Cents
  points?: PointRedemption
  total: Cents
  belowMinimum?: Cents
}
