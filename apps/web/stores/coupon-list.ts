import type { Voucher } from '@harbour/protocol'
import { couponHidden, couponOutside, type Coupon, type CouponVerdict } from '@harbour/rules'
import { language } from '../locale.ts'
import { useCart } from './cart.ts'
import { useNow } from './clock.ts'
import { couponOf } from './coupon-of.ts'
import { usePartner } from './partner.ts'
import { shopOf, useWhere } from './place.ts'
import { isMember, useSession } from './session.ts'
import { useVouchers } from './vouchers.ts'

/** A coupon of the guest, and whether it is selected for the order. */
export type ListedCoupon = { voucher: Voucher; coupon: Coupon; selected: boolean }

/** A coupon and how it stands for this order: by itself, beside what is selected, and whether it is selected. */
export type JudgedCoupon = ListedCoupon & { verdict: CouponVerdict; combines: boolean }

/** The guest's coupons, and whether some source has not answered yet. */
export type CouponList = { listed: ListedCoupon[]; pending: boolean; failed: boolean; partnerSignedIn: boolean }

/** Every coupon that is shown to this guest. */
export function useCouponList(): CouponList {
  const { vouchers, ...sources } = useVouchers()
  const { coupons: codes } = useCart()
  const reader = useReader()
  const listed = vouchers.flatMap((voucher) => {
    const coupon = couponOf(voucher, language())
    return couponHidden(coupon, reader) ? [] : [{ voucher, coupon, selected: codes.includes(coupon.code) }]
  })
  return { listed, ...sources }
}

function useReader(): { signedIn: boolean; partner: boolean } {
  const signedIn = useSession(({ user }) => isMember(user))
  return { signedIn, partner: usePartner(({ yuuGuestKey }) => yuuGuestKey !== '') }
}

/** Nothing is in the cart yet (reason 1). */
export const noFood: CouponVerdict = { usable: false, reason: 1 }

/** The coupons of an empty cart: only their dates and the ways to eat can speak against them, and those once a shop is chosen. */
export function useCouponsBeforeFood(): Pick<CouponList, 'pending' | 'failed'> & { judged: JudgedCoupon[] } {
  const { listed, pending, failed } = useCouponList()
  const where = useWhere()
  const now = useNow()
  const outside = (coupon: Coupon) => (shopOf(where) ? couponOutside(coupon, { now, orderType: where.orderType }) : undefined)
  return { judged: listed.map((one) => ({ ...one, verdict: outside(one.coupon) ?? noFood, combines: true })), pending, failed }
}
