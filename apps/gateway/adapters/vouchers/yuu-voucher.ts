import { addMinutes, type CouponCategory } from '@harbour/rules'
import * as v from 'valibot'
import { cashGift, categoryWords, hongKongTime, VendorCode, VendorDollars } from './vendor-fields.ts'
import type { VendorState, VendorVoucher } from '../../modules/vouchers/voucher-vendor.ts'

const Day = hongKongTime(/^(?<d>\d\d)\/(?<m>\d\d)\/(?<y>\d{4})$/)
const Words = v.object({ tc: v.string(), en: v.string() })
const fulfilments = { PICKUP: 'A01', DELIVERY: 'A02', POS: 'A03', DINE_IN: 'A05' } as const satisfies Record<string, CouponCategory>

const shared = {
  voucherNo: VendorCode,
  title: Words,
  details: v.array(Words),
  requiredItemCode: v.nullable(v.string()),
  spendOver: VendorDollars,
  fulfilment: v.array(v.picklist(['PICKUP', 'DELIVERY', 'POS', 'DINE_IN'])),
  weekdays: v.nullable(v.array(v.picklist([1, 2, 3, 4, 5, 6, 7]))),
  effectiveFrom: Day,
  effectiveTo: v.nullable(Day),
  voucherStatus: v.picklist(['AVAILABLE', 'LOCKED', 'USED']),
  txnId: v.nullable(v.string()),
}

/** A voucher as the loyalty partner tells it: dollars as numbers, dates by their day, the last one included. */
export const YuuVoucher = v.variant('rewardType', [
  v.object({ ...shared, rewardType: v.literal('CASH'), rewardValue: VendorDollars }),
  /** Percent off. */
  v.object({ ...shared, rewardType: v.literal('PERCENT'), rewardValue: v.pipe(v.number(), v.minValue(1), v.maxValue(99)) }),
  v.object({ ...shared, rewardType: v.literal('ITEM'), itemCode: v.string() }),
])
type PartnerVoucher = v.InferOutput<typeof YuuVoucher>

/** The state of the voucher with the partner, and under which transaction. */
export function yuuState({ voucherStatus, txnId }: PartnerVoucher): VendorState {
  return voucherStatus === 'AVAILABLE' ? { state: 'free' } : { state: voucherStatus === 'LOCKED' ? 'held' : 'used', key: txnId }
}

/** The voucher that is voucher; none where it is used, or cannot be read. */
export function yuuVoucher(voucher: unknown): VendorVoucher[] {
  const read = v.safeParse(YuuVoucher, voucher)
  return read.success && read.output.voucherStatus !== 'USED' ? [voucherOf(read.output)] : []
}

function voucherOf(voucher: PartnerVoucher): VendorVoucher {
  const categories = voucher.fulfilment.map((way): CouponCategory => fulfilments[way])
  return {
    code: voucher.voucherNo,
    displayCode: voucher.voucherNo,
    name: voucher.title,
    category: categoryWords(categories),
    categories,
    gift: giftOf(voucher),
    judge: 'vendor',
    minimum: voucher.spendOver,
    countsBoxedMeal: false,
    need: voucher.requiredItemCode === null ? undefined : { mode: 'mapped', productCode: voucher.requiredItemCode },
    weekdays: voucher.weekdays ?? undefined,
    begins: voucher.effectiveFrom,
    ends: voucher.effectiveTo === null ? null : addMinutes(voucher.effectiveTo, 24 * 60),
    showPrice: voucher.rewardType === 'PERCENT' ? foldWords(100 - voucher.rewardValue) : { tc: '', en: '' },
    terms: { tc: voucher.details.map(({ tc }) => tc), en: voucher.details.map(({ en }) => en) },
    picture: null,
    vendor: 'YUU',
  }
}

function giftOf(voucher: PartnerVoucher): VendorVoucher['gift'] {
  switch (voucher.rewardType) {
    case 'CASH':
      return cashGift(voucher.rewardValue, voucher.spendOver)
    case 'PERCENT':
      return { kind: 'discount', pays: 100 - voucher.rewardValue }
    case 'ITEM':
      return { kind: 'product', productCode: voucher.itemCode }
  }
}

/** A discount as the market says it: 90 percent paid are 9 折, 85 are 85 折. */
function foldWords(pays: number): { tc: string; en: string } {
  return { tc: `${pays % 10 === 0 ? pays / 10 : pays} 折`, en: `${100 - pays}% off` }
}
