import { voucherStatuses, deliveryFeePid, type Voucher } from '@harbour/protocol'
import {
  voucherTypes,
  languageIds,
  cents,
  mappedCoupon,
  type Coupon,
  type CouponCategory,
  type CouponGift,
  type CouponJudge,
  type CouponNeed,
  type CouponSource,
  type Language,
} from '@harbour/rules'

/**
 * A voucher of the wire as the rules see it. What a coupon needs stands in pointsoftProducts and
 * pointsoftExclProducts, what it reaches in canDaoProductType. `mappingPro` is the product of minUsageProductCode where the coupon has
 * one, else of voucherProductCode; a platform coupon (voucherCalType 2) names shops by the platform's id, any other by the extra one (spec 5.7).
 */
export function voucherToCoupon(voucher: Voucher, language: Language): Coupon {
  const judge = judgeOf(voucher)
  const shops = judge === 'dishes' ? voucher.canDaoAvailableShops : voucher.availableShops
  const { voucherHashtagCode: slots, canDaoProductType: covers, candaoItem } = voucher
  const coupon: Coupon = {
    code: voucher.voucherCode,
    name: language === languageIds.en ? voucher.voucherNameEn : voucher.voucherName,
    source: sourceOf(voucher),
    channel: voucher.thirdCoupoChannel,
    gift: giftOf(voucher),
    judge,
    minimum: voucher.minUsage,
    countsBoxedMeal: voucher.includedBoxedMealFee === 1,
    ...(covers && !isOfDelivery(voucher) && { covers }),
    ...needOf(voucher),
    ...(shops && { shops }),
    categories: categoriesOf(voucher),
    ...(slots && slots.length > 0 && { slots }),
    begins: voucher.validBeginDate,
    ends: voucher.validEndDate,
    ...(candaoItem && { specialDates: candaoItem.specialDates, weekdays: candaoItem.canUseWeekdays }),
    ...(judge === 'vendor' && {
      vendorSays: voucher.voucherStatus === voucherStatuses.usable || voucher.voucherStatus === voucherStatuses.held ? 'good' : 'gone',
    }),
    showPrice: voucher.showPrice,
  }
  return mappedCoupon(coupon, voucher.mappingPro?.mappingPrice ?? null)
}

function judgeOf({ voucherCalType }: Voucher): CouponJudge {
  if (voucherCalType === null) return 'vendor'
  return (['always', 'amount', 'dishes'] as const)[voucherCalType]
}

/** The house’s own name no issuer. */
function sourceOf({ isYuuCouponList, voucherVendor }: Voucher): CouponSource {
  if (isYuuCouponList) return 'partner'
  return voucherVendor === '' ? 'member' : 'vendor'
}

function giftOf(voucher: Voucher): CouponGift {
  const amount = voucher.voucherAmount ?? cents(0)
  const productCode = voucher.voucherProductCode ?? ''
  const pid = voucher.copyPro?.pid ?? (voucher.minUsageProductCode === null ? voucher.mappingPro?.mappingId : undefined) ?? null
  switch (voucher.voucherType) {
    case 1:
      return { kind: isOfDelivery(voucher) ? 'delivery' : 'cash', amount }
    case 2:
      return { kind: 'discount', pays: voucher.voucherDiscount ?? 100 }
    case 3:
      return { kind: 'product', productCode, pid }
    case 4:
      return { kind: 'cashLike', amount }
    case 5:
      return { kind: 'fixed', productCode, pid, price: voucher.canDaoFixPrice ?? cents(0) }
    case null:
      return { kind: 'plain' }
  }
}

/** Cash that covers the delivery fee and nothing else. */
function isOfDelivery({ voucherType, canDaoProductType: covers }: Voucher): boolean {
  return voucherType === voucherTypes.delivery && covers?.length === 1 && covers[0] === deliveryFeePid
}

function needOf(voucher: Voucher): { need?: CouponNeed } {
  if (voucher.minUsageProductCode !== null) return { need: { mode: 'mapped', pid: voucher.mappingPro?.mappingId ?? null } }
  const { pointsoftProducts: included, pointsoftExclProducts, canDaoExclProductType, voucherRule } = voucher
  const excluded = pointsoftExclProducts ?? canDaoExclProductType
  if (judgeOf(voucher) !== 'dishes') return {}
  if (included) return { need: { mode: 'include', pids: included, count: voucherRule?.count ?? 1 } }
  return excluded ? { need: { mode: 'exclude', pids: excluded } } : {}
}

const categories: readonly CouponCategory[] = ['A01', 'A02', 'A03', 'A05']

function categoriesOf({ voucherCategoryCode }: Voucher): CouponCategory[] {
  const codes = voucherCategoryCode.split(',').map((code) => code.trim())
  return categories.filter((category) => codes.includes(category))
}
