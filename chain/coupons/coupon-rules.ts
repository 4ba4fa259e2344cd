import { defaultCouponRules, type CouponRule } from '@harbour/rules'

/** What goes together in one order: for now what the rules have built in. */
export const couponRules: CouponRule[] = [...defaultCouponRules]
