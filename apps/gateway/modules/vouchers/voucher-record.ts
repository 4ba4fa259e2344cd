import type { Cents, Coupon, CouponGift } from '@harbour/rules'
import type { LocalizedText } from '../../platform/localized-text.ts'

/** The product that a coupon gives, by the code of whoever issues it, or by a pid of our own menu. */
type ProductByCode = { productCode: string; pid?: string }

/** The gift of a coupon before a menu has said which of its products it means. */
export type RecordedGift =
  | Extract<CouponGift, { kind: 'cash' | 'cashLike' | 'delivery' | 'discount' | 'plain' }>
  | ({ kind: 'product' } & ProductByCode)
  | ({ kind: 'fixed'; price: Cents } & ProductByCode)

/** `mapped`: the product that this outside code stands for must be in the cart. A coupon maps either its product or its need, not both. */
export type RecordedNeed =
  | { mode: 'include'; pids: readonly string[]; count: number }
  | { mode: 'exclude'; pids: readonly string[] }
  | { mode: 'mapped'; productCode: string }

/**
 * A voucher as the gateway keeps it, whoever issued it: in both languages, amounts in cents, products by the codes of their issuer. The
 * rules see it as a Coupon, guests as a Voucher.
 */
export type VoucherRecord = Omit<Coupon, 'name' | 'showPrice' | 'gift' | 'need'> & {
  /** The issuer's name for it, where that is not its code. */
  voucherId?: string
  /** The code read out or typed at a counter, where that is not its code. */
  displayCode?: string
  name: LocalizedText
  /** A word for what it is good for: `外送、自取`. */
  category: LocalizedText
  gift: RecordedGift
  need?: RecordedNeed
  showPrice: LocalizedText
  /** Its terms of use, a sentence each. */
  terms: { tc: string[]; en: string[] }
  /** The name of its picture, without ending; null where it shows an amount. */
  picture: string | null
  /** Its issuer's name; empty for the house. */
  vendor: string
}
