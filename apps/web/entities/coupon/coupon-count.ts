import { persistedStore } from '../../lib/persisted-store.ts'

/** The number of coupons in this member's list, by the last that this phone was told of them. */
export const useCouponCount = persistedStore('coupon-count', { count: 0 })
