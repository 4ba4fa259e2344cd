import type { ChainCoupon, ChainPromoCode } from '@harbour/chain'
import { brandIds, formatDate, type Brand } from '@harbour/rules'
import type { CouponTerms } from '../words/coupon-terms.ts'

/** The terms that a new coupon begins with: $20 off anything, any way. */
const terms: CouponTerms = {
  name: { tc: '', en: '' },
  category: { tc: '外送、自取、堂食', en: 'Delivery, takeaway, dine-in' },
  terms: { tc: [], en: [] },
  gift: { kind: 'cash', amount: 2000 },
  categories: ['A01', 'A02', 'A05'],
}

/** A coupon that is not there yet; good for thirty days once it is given. */
export const blankCoupon = (couponId: string): ChainCoupon => ({ ...terms, couponId, validDays: 30 })

/** A promo code that is not there yet: of the brand that is looked at, from today on, and once for each guest. */
export function blankPromoCode(promoCode: string, { brand, now }: { brand: Brand; now: number }): ChainPromoCode {
  return {
    promoCode,
    brands: Object.values(brandIds).filter((each) => each === brand),
    coupon: terms,
    begins: `${formatDate(now)} 00:00:00`,
    ends: null,
    limit: null,
    once: true,
  }
}
