import { mappedCoupon, type Coupon, type CouponGift, type CouponNeed, type Language } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import type { ExternalProductLookup } from './external-product-lookup.ts'
import type { RecordedGift, RecordedNeed, VoucherRecord } from './voucher-record.ts'

/** A voucher as the rules see it on a menu. `gone`: its vendor lists it no more. */
export function couponOf(
  record: VoucherRecord,
  { language, codes, gone }: { language: Language; codes: ExternalProductLookup; gone: boolean },
): Coupon {
  const { code, source, channel, judge, minimum, countsBoxedMeal, covers, shops, categories, slots, begins, ends, specialDates, weekdays } =
    record
  const terms = {
    code,
    source,
    channel,
    judge,
    minimum,
    countsBoxedMeal,
    covers,
    shops,
    categories,
    slots,
    begins,
    ends,
    specialDates,
    weekdays,
  }
  const coupon: Coupon = {
    ...terms,
    name: localize(record.name, language),
    showPrice: localize(record.showPrice, language),
    gift: giftOf(record.gift, codes),
    need: record.need && needOf(record.need, codes),
    vendorSays: judge === 'vendor' ? (gone ? 'gone' : 'good') : undefined,
  }
  const mapped = 'productCode' in record.gift && record.gift.pid === undefined ? codes(record.gift.productCode) : undefined
  return mappedCoupon(coupon, mapped?.price ?? null)
}

function giftOf(gift: RecordedGift, codes: ExternalProductLookup): CouponGift {
  if (!('productCode' in gift)) return gift
  return { ...gift, pid: gift.pid ?? codes(gift.productCode)?.pid ?? null }
}

function needOf(need: RecordedNeed, codes: ExternalProductLookup): CouponNeed {
  return need.mode === 'mapped' ? { mode: 'mapped', pid: codes(need.productCode)?.pid ?? null } : need
}
