import type { CouponSource, OrderType } from '@harbour/rules'

/** The coupons that are shown: of one source, for one way to eat; undefined for all. */
export type CouponFilter = { source?: CouponSource; way?: OrderType }
