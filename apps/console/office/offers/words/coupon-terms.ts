import type { ChainPromoCode } from '@harbour/chain'

/** The terms that a coupon and a promo code have alike. */
export type CouponTerms = ChainPromoCode['coupon']
