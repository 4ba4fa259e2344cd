import type { Cents, CouponCategory, Instant } from '@harbour/rules'
import * as v from 'valibot'
import type { LocalizedText } from '../../platform/localized-text.ts'
import type { VendorVoucher } from '../../modules/vouchers/voucher-vendor.ts'

/** Cents from a vendor's dollars, in text or as a number; what is no whole number of cents, or below zero, is refused. */
export const VendorDollars = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.check((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, 'at most two decimals'),
  v.transform((dollars) => Math.round(dollars * 100) as Cents), // the edge: the check above has made it whole
)

/** A vendor's amount that is in cents already; parts of a cent and less than nothing are refused. */
export const VendorCents = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((amount) => amount as Cents), // the edge: whole by its schema
)

/** A code as it may be on our wire, with room for the letters before it; others cannot be chosen by anybody. */
export const VendorCode = v.pipe(v.string(), v.regex(/^[\w.-]{1,61}$/))

/** A wall clock's moment in Hong Kong, from its parts; refused where there is no such day. */
export function hongKongTime(pattern: RegExp): v.GenericSchema<string, Instant> {
  return v.pipe(
    v.string(),
    v.transform((text) => {
      const { y, m, d, time = '00:00:00' } = pattern.exec(text)?.groups ?? {}
      return Date.parse(`${y}-${m}-${d}T${time}+08:00`)
    }),
    v.number(),
    v.check((instant) => !Number.isNaN(instant), 'a date that exists'),
  )
}

const ways: Record<CouponCategory, LocalizedText> = {
  A01: { tc: '自取', en: 'Takeaway' },
  A02: { tc: '外送', en: 'Delivery' },
  A05: { tc: '堂食', en: 'Dine-in' },
  A03: { tc: '門市', en: 'At the counter' },
}
const order: CouponCategory[] = ['A02', 'A01', 'A05', 'A03']

/** The ways of dining that a coupon is good for, in words: `外送、自取`. */
export function categoryWords(categories: readonly CouponCategory[]): LocalizedText {
  const named = order.filter((category) => categories.includes(category)).map((category) => ways[category])
  return { tc: named.map(({ tc }) => tc).join('、'), en: named.map(({ en }) => en).join(', ') }
}

/** Cash off. Where it asks for a minimum it is of the kind that always does, since nobody but us would look (spec 4.21). */
export function cashGift(amount: Cents, minimum: number): VendorVoucher['gift'] {
  return { kind: minimum > 0 ? 'cashLike' : 'cash', amount }
}

/** Every voucher once, however often its vendor says it. */
export function eachOnce(vouchers: readonly VendorVoucher[]): VendorVoucher[] {
  return [...new Map(vouchers.map((voucher) => [voucher.code, voucher])).values()]
}
