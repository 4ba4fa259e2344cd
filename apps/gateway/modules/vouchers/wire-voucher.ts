import { deliveryFeePid, type Voucher, type VoucherStatus } from '@harbour/protocol'
import { languageIds, cents, voucherTypes, type CouponJudge, type Language } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import type { ExternalProductLookup } from './external-product-lookup.ts'
import type { VoucherRecord } from './voucher-record.ts'

/** A voucher under the spec's own names, to a reader of one language, with its products as this menu has them. */
export function wireVoucher(
  record: VoucherRecord,
  { status, language, codes }: { status: VoucherStatus; language: Language; codes: ExternalProductLookup },
): Voucher {
  const { code, name, category, channel, judge, shops, specialDates, weekdays, ends } = record
  return {
    voucherId: record.voucherId ?? code,
    voucherCode: code,
    voucherDisplayCode: record.displayCode ?? code,
    voucherName: name.tc,
    voucherNameEn: name.en,
    voucherStatus: status,
    voucherCategory: localize(category, language),
    voucherCategoryCode: record.categories.join(','),
    voucherVendor: record.vendor,
    voucherHashtagCode: record.slots ? [...record.slots] : null,
    minUsage: record.minimum,
    showPrice: localize(record.showPrice, language),
    includedBoxedMealFee: record.countsBoxedMeal ? 1 : 0,
    ...wireGift(record),
    ...wireNeed(record),
    ...wireMapping(record, codes),
    canDaoProductType: coversOf(record),
    canDaoExclProductType: null,
    voucherCalType: calTypes[judge],
    canDaoAvailableShops: judge === 'dishes' && shops ? [...shops] : null,
    availableShops: judge !== 'dishes' && shops ? [...shops] : null,
    validBeginDate: record.begins,
    validEndDate: ends,
    candaoItem:
      specialDates || weekdays
        ? { specialDates: [...(specialDates ?? [])], canUseWeekdays: [...(weekdays ?? [1, 2, 3, 4, 5, 6, 7])] }
        : null,
    thirdCoupoChannel: channel,
    isMezzofy: channel === 'Mezzofy',
    isYuuCouponList: record.source === 'partner',
    isThreshold: record.minimum > 0 || record.gift.kind === 'cashLike',
    terms: language === languageIds.en ? record.terms.en : record.terms.tc,
    picture: record.picture,
  }
}

const calTypes = { always: 0, amount: 1, dishes: 2, vendor: null } as const satisfies Record<CouponJudge, Voucher['voucherCalType']>

type Gift = Pick<
  Voucher,
  'voucherType' | 'voucherDiscount' | 'voucherAmount' | 'canDaoFixPrice' | 'canDaoPriceType' | 'voucherProductCode' | 'copyPro'
>

function wireGift({ gift }: VoucherRecord): Gift {
  const voucherType = voucherTypes[gift.kind]
  const nothing = { voucherDiscount: null, voucherAmount: null, canDaoFixPrice: null, canDaoPriceType: null, voucherProductCode: null }
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return { voucherType, ...nothing, voucherAmount: gift.amount, copyPro: null }
    case 'discount':
      return { voucherType, ...nothing, voucherDiscount: gift.pays, copyPro: null }
    case 'product':
    case 'fixed': {
      const price = gift.kind === 'fixed' ? gift.price : cents(0)
      const copyPro = gift.pid === undefined ? null : { pid: gift.pid }
      return { voucherType, ...nothing, canDaoFixPrice: price, canDaoPriceType: 1, voucherProductCode: gift.productCode, copyPro }
    }
    case 'plain':
      return { voucherType, ...nothing, copyPro: null }
  }
}

/** The reach of a voucher: some dishes, or the delivery fee alone. */
function coversOf({ gift, covers }: VoucherRecord): Voucher['canDaoProductType'] {
  if (gift.kind === 'delivery') return [deliveryFeePid]
  return covers ? [...covers] : null
}

function wireNeed({
  need,
}: VoucherRecord): Pick<Voucher, 'minUsageProductCode' | 'pointsoftProducts' | 'pointsoftExclProducts' | 'voucherRule'> {
  return {
    minUsageProductCode: need?.mode === 'mapped' ? need.productCode : null,
    pointsoftProducts: need?.mode === 'include' ? [...need.pids] : null,
    pointsoftExclProducts: need?.mode === 'exclude' ? [...need.pids] : null,
    voucherRule: need?.mode === 'include' ? { count: need.count } : null,
  }
}

/** The dish of this menu that an outside code stands for: the need's code where there is one, else that of the product given. */
function wireMapping({ gift, need }: VoucherRecord, codes: ExternalProductLookup): Pick<Voucher, 'mappingPro'> {
  const code = need?.mode === 'mapped' ? need.productCode : 'productCode' in gift && gift.pid === undefined ? gift.productCode : undefined
  const product = code === undefined ? undefined : codes(code)
  return { mappingPro: product ? { mappingId: product.pid, mappingPrice: product.price } : null }
}
