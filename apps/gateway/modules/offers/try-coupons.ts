import type { ChainCoupon, ChainPromoCode } from '@harbour/chain'
import type { CouponRef } from '@harbour/protocol'
import {
  applyCoupons,
  type Brand,
  presetLine,
  priceOrder,
  type CartLine,
  type Coupon,
  type CouponOccasion,
  type CouponRule,
  type Language,
  type OrderPrice,
  type OrderToPrice,
  type RejectedVerdict,
} from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { couponOf } from '../vouchers/coupon-of-voucher.ts'
import { spanOf } from '../vouchers/new-voucher.ts'
import { ownVoucher } from '../vouchers/own-voucher.ts'
import { promoRecord } from '../vouchers/promo-voucher.ts'
import type { VoucherRecord } from '../vouchers/voucher-record.ts'

/** A coupon or a code that is tried, as its record has it. */
export type TriedCoupon = CouponRef & ({ kind: 'coupon'; record: ChainCoupon } | { kind: 'promoCode'; record: ChainPromoCode })

/** The word on one that is tried: it is applied and takes so much off, it is another brand's, or what the rules say against it. */
export type TriedVerdict = { tried: TriedCoupon } & (
  | { applied: { amount: number; lost: number } }
  | { applied?: undefined; against: 'brand' | RejectedVerdict }
)

type Trying = {
  order: OrderToPrice
  occasion: CouponOccasion
  rules: readonly CouponRule[]
  language: Language
  catalogue: Catalogue
  brand: Brand
}

/** Judges coupons beside one another on a basket; the dish that one of them gives lies in the basket, as it does once its guest has taken it. */
export function tryCoupons(
  tried: readonly TriedCoupon[],
  trying: Trying,
): { price: OrderPrice; order: OrderToPrice; verdicts: TriedVerdict[] } {
  const { order, occasion, rules, brand } = trying
  const here = tried.filter((one) => one.kind === 'coupon' || one.record.brands.includes(brand))
  const coupons = new Map(here.map((one) => [codeOf(one), couponIn(one, trying)]))
  const gifts = [...coupons.values()].flatMap((coupon) => giftLine(coupon, order, brand))
  const filled = { ...order, lines: [...order.lines, ...gifts] }
  const { applied, left } = applyCoupons([...coupons.values()], filled, { rules, occasion })
  const price = priceOrder({ ...filled, coupons: applied })
  const verdicts = tried.map((one): TriedVerdict => {
    const coupon = coupons.get(codeOf(one))
    if (!coupon || !here.includes(one)) return { tried: one, against: 'brand' }
    const refused = left.find((each) => each.coupon === coupon)
    if (refused) return { tried: one, against: refused.verdict }
    const saving = price.coupons.find(({ code }) => code === coupon.code)
    return { tried: one, applied: { amount: saving?.amount ?? 0, lost: saving?.lost ?? 0 } }
  })
  return { price, order: { ...filled, coupons: applied }, verdicts }
}

/** One of each is tried: a coupon and a code of one name are two. */
const codeOf = ({ kind, id }: CouponRef): string => `${kind} ${id}`

function couponIn(tried: TriedCoupon, { catalogue, language, occasion, order, brand }: Trying): Coupon {
  const product = (pid: string) => order.book.products.get(`${brand}-${pid}`)
  return couponOf({ ...recordOf(tried, occasion, catalogue), code: codeOf(tried) }, { language, codes: product, gone: false })
}

/** A coupon is tried as it is on the day on which a member is given it. */
function recordOf(tried: TriedCoupon, { now }: CouponOccasion, catalogue: Catalogue): VoucherRecord {
  if (tried.kind === 'promoCode') return promoRecord(tried.record, catalogue)
  return ownVoucher(tried.record, { code: codeOf(tried), ...spanOf(now, Math.max(1, tried.record.validDays)) }, catalogue)
}

function giftLine({ code, gift }: Coupon, { book }: OrderToPrice, brand: number): CartLine[] {
  const product = 'pid' in gift && gift.pid !== null ? book.products.get(`${brand}-${gift.pid}`) : undefined
  return product ? [{ ...presetLine(product), isCouponPro: true, voucherCode: code }] : []
}
