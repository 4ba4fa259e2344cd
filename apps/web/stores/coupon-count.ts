import { keptStore } from './kept.ts'

/** How many coupons this member could use, by the last that this phone was told of them. */
export const useCouponCount = keptStore('coupon-count', { count: 0 })
