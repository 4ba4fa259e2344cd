import type { ChainPromoCode } from '@harbour/chain'
import { languageIds, type Brand } from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { momentOf } from '../../platform/moment-of.ts'
import { ownVoucher } from './own-voucher.ts'
import type { VoucherRecord } from './voucher-record.ts'

/** A promo code as a voucher: the code is the same for everybody. */
export function promoRecord({ promoCode, coupon, begins, ends, partner }: ChainPromoCode, catalogue: Catalogue): VoucherRecord {
  const issue = { code: promoCode, begins: momentOf(begins), ends: ends === null ? null : momentOf(ends) }
  return ownVoucher(coupon, { ...issue, source: partner ? 'partner' : 'member' }, catalogue)
}

/** The uses that a promo code has: so many, for so much money in cents, of which one takes at most `each`; and once for each guest, if so. */
export type PromoTerms = { limit: number | null; once: boolean; budget: number | null; each: number }

/** The terms of a promo code. A dish is worth what the brand's menu asks for it. */
export function promoTerms(promo: ChainPromoCode, brand: Brand, catalogue: Catalogue): PromoTerms {
  const { limit, once, coupon } = promo
  const { gift } = coupon
  const budget = promo.budget ?? null
  const priceOf = (pid: string): number => catalogue.products(brand, languageIds.en).get(`${brand}-${pid}`)?.price ?? 0
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return { limit, once, budget, each: gift.amount }
    case 'product':
      return { limit, once, budget, each: priceOf(gift.pid) }
    case 'fixed':
      return { limit, once, budget, each: Math.max(0, priceOf(gift.pid) - gift.price) }
    case 'discount':
      return { limit, once, budget: null, each: 0 }
  }
}

/** Says whether any guest may use a promo code as often as they like: an order uses such a code without holding it first. */
export function isUnlimited(code: string, brand: Brand, catalogue: Pick<Catalogue, 'promoCode'>): boolean {
  const promo = catalogue.promoCode(code, brand)
  return promo !== undefined && promo.limit === null && promo.budget === undefined && !promo.once
}

/** A promo code however it is typed. */
export function typedPromoCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}
