import { persistedStore } from '../../lib/persisted-store.ts'

/** How many coupons this member's list has, by the last that this phone was told of them. */
export const useCouponCount = persistedStore('coupon-count', { count: 0 })
