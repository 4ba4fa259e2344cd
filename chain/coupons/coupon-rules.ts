import { defaultCouponRules, type CouponRule } from '@harbour/rules'

/** The combinations of coupons in one order: for now what the rules have built in. */
export const couponRules: CouponRule[] = [...defaultCouponRules]
