import type { CouponSource, OrderType } from '@harbour/rules'

/** The coupons that are shown: of one source, or for one way to eat; all where neither is said. */
export type CouponFilter = { source?: CouponSource; way?: OrderType }
