import { voucherTypes, type Coupon, type CouponCategory, type VoucherType } from './coupon.ts'
import type { Cents } from '../money.ts'
import { orderTypes, type OrderType } from '../orders/order.ts'

/** The price that a coupon shows (spec 4.16): cash its amount and a product its price, in cents; a discount its own words. Null for a plain one. */
export function couponPrice({ gift, showPrice }: Coupon): Cents | string | null {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return gift.amount
    case 'discount':
      return showPrice
    case 'product':
      return 0 as Cents // for nothing
    case 'fixed':
      return gift.price
    case 'plain':
      return null
  }
}

/** Says whether a coupon gives its product for nothing, as one at a fixed price of 0 does (spec 4.35). */
export function givesFree({ gift }: Pick<Coupon, 'gift'>): boolean {
  return gift.kind === 'product' || (gift.kind === 'fixed' && gift.price === 0)
}

/** voucherType of a coupon; null where it has none (spec 3.15, 5.6). */
export function voucherTypeOf({ gift }: Pick<Coupon, 'gift'>): VoucherType | null {
  return voucherTypes[gift.kind]
}

/** The codes of categories (spec 9.6). A way of dining has the code of its own category; A03, at the counter, is no way of ordering. */
export const categoryCodes = {
  A01: orderTypes.takeaway,
  A02: orderTypes.delivery,
  A03: 3,
  A05: orderTypes.dineIn,
} as const satisfies Record<CouponCategory, number>

/** Says whether a coupon is for this way of dining (spec 5.5): A01 takeaway, A02 delivery, A05 dine-in; one for the counter alone never is. */
export function isForOrderType({ categories }: Pick<Coupon, 'categories'>, orderType: OrderType): boolean {
  return categories.some((category) => categoryCodes[category] === orderType)
}

/** The type under which an order names a coupon (spec 9.5); null for a plain one. */
export function orderCouponType(kind: Coupon['gift']['kind']): 1 | 2 | 3 | 5 | 9 | null {
  const type = voucherTypes[kind]
  return type === null ? null : orderTypesOfCoupons[type]
}

const orderTypesOfCoupons = { 1: 3, 2: 5, 3: 2, 4: 1, 5: 9 } as const satisfies Record<VoucherType, number>

/**
 * Says whether a coupon has what its kind requires (spec 5.6): cash an amount, a discount a percentage from 0 to 99 to pay, a product its
 * code. A plain one requires nothing.
 */
export function isComplete({ gift }: Pick<Coupon, 'gift'>): boolean {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return gift.amount > 0
    case 'discount':
      return Number.isSafeInteger(gift.pays) && gift.pays >= 0 && gift.pays < 100
    case 'product':
    case 'fixed':
      return gift.productCode !== ''
    case 'plain':
      return true
  }
}

/** Says whether a coupon is not listed at all: a plain one, once its reader is logged in or comes from the partner (spec 5.6). */
export function couponHidden({ gift }: Pick<Coupon, 'gift'>, reader: { signedIn: boolean; partner: boolean }): boolean {
  return gift.kind === 'plain' && (reader.signedIn || reader.partner)
}
