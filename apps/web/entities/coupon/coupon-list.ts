import type { Voucher } from '@harbour/protocol'
import { couponHidden, couponReasons, unmetCouponCondition, type Coupon, type CouponVerdict, type NoEffect } from '@harbour/rules'
import { language } from '../../lib/locale.ts'
import { useCart } from '../cart/cart-store.ts'
import { useNow } from '../../lib/server-clock.ts'
import { voucherToCoupon } from './voucher-to-coupon.ts'
import { usePartner } from '../partner/partner.ts'
import { shopOf, useOrderLocation } from '../location/order-location.ts'
import { isMember, useSession } from '../../api/session.ts'
import { useVouchers } from './vouchers.ts'

/** A coupon of the guest, and whether it is selected for the order. */
export type ListedCoupon = { voucher: Voucher; coupon: Coupon; selected: boolean }

/** A coupon and how it stands for this order: by itself, beside what is selected, whether it is selected, and why it would be used for nothing. */
export type JudgedCoupon = ListedCoupon & { verdict: CouponVerdict; combines: boolean; noEffect?: NoEffect }

/** Tells whether a coupon is good for this order as it stands. */
export const isUsableNow = ({ verdict, combines, noEffect }: JudgedCoupon): boolean => verdict.usable && combines && noEffect === undefined

/** The guest's coupons, and whether some source has not answered yet. */
export type CouponList = { listed: ListedCoupon[]; pending: boolean; failed: boolean; partnerSignedIn: boolean }

/** Every coupon that is shown to this guest. */
export function useCouponList(): CouponList {
  const { vouchers, ...sources } = useVouchers()
  const { coupons: codes } = useCart()
  const reader = useReader()
  const listed = vouchers.flatMap((voucher) => {
    const coupon = voucherToCoupon(voucher, language())
    return couponHidden(coupon, reader) ? [] : [{ voucher, coupon, selected: codes.includes(coupon.code) }]
  })
  return { listed, ...sources }
}

function useReader(): { signedIn: boolean; partner: boolean } {
  const signedIn = useSession(({ user }) => isMember(user))
  return { signedIn, partner: usePartner(({ yuuGuestKey }) => yuuGuestKey !== '') }
}

/** Nothing is in the cart yet (spec 4.23). */
export const emptyCartVerdict: CouponVerdict = { usable: false, reason: couponReasons.emptyCart }

/** The coupons of an empty cart: only their dates and the ways to eat can speak against them, and those once a shop is chosen. */
export function useCouponsBeforeFood(): Pick<CouponList, 'pending' | 'failed'> & { judged: JudgedCoupon[] } {
  const { listed, pending, failed } = useCouponList()
  const where = useOrderLocation()
  const now = useNow()
  const outside = (coupon: Coupon) => (shopOf(where) ? unmetCouponCondition(coupon, { now, orderType: where.orderType }) : undefined)
  return { judged: listed.map((one) => ({ ...one, verdict: outside(one.coupon) ?? emptyCartVerdict, combines: true })), pending, failed }
}
