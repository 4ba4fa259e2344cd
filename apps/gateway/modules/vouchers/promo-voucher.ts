import type { ChainPromoCode } from '@harbour/chain'
import type { Brand } from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { momentOf } from '../../platform/moment-of.ts'
import { ownVoucher } from './own-voucher.ts'
import type { VoucherRecord } from './voucher-record.ts'

/** A promo code as a voucher: the code is the same for everybody. */
export function promoRecord({ promoCode, coupon, begins, ends, partner }: ChainPromoCode, catalogue: Catalogue): VoucherRecord {
  const issue = { code: promoCode, begins: momentOf(begins), ends: ends === null ? null : momentOf(ends) }
  return ownVoucher(coupon, { ...issue, source: partner ? 'partner' : 'member' }, catalogue)
}

/** Says whether any guest may use a promo code as often as they like: an order uses such a code without holding it first. */
export function isUnlimited(code: string, brand: Brand, catalogue: Pick<Catalogue, 'promoCode'>): boolean {
  const promo = catalogue.promoCode(code, brand)
  return promo !== undefined && promo.limit === null && !promo.once
}

/** A promo code however it is typed. */
export function typedPromoCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}
