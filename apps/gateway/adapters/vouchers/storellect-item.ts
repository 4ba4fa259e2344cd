import type { CouponCategory } from '@harbour/rules'
import * as v from 'valibot'
import { cashGift, categoryWords, hongKongTime, VendorCode, VendorDollars } from './vendor-fields.ts'
import type { VendorState, VendorVoucher } from '../../modules/vouchers/voucher-vendor.ts'

const When = hongKongTime(/^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)T(?<time>\d\d:\d\d:\d\d)\+08:00$/)
const modes = { TAKEAWAY: 'A01', DELIVERY: 'A02', COUNTER: 'A03', DINE_IN: 'A05' } as const satisfies Record<string, CouponCategory>

/** A coupon as Storellect tells it: dollars in text, dates with their zone, null for no limit. */
export const StorellectItem = v.object({
  coupon_code: VendorCode,
  serial_no: v.string(),
  campaign: v.object({
    title_zh: v.string(),
    title_en: v.string(),
    conditions: v.array(v.object({ zh: v.string(), en: v.string() })),
  }),
  benefit: v.variant('kind', [
    v.object({ kind: v.literal('AMOUNT'), value: VendorDollars }),
    v.object({ kind: v.literal('PRODUCT'), sku: v.string() }),
  ]),
  min_spend: VendorDollars,
  service_modes: v.array(v.picklist(['TAKEAWAY', 'DELIVERY', 'COUNTER', 'DINE_IN'])),
  outlets: v.nullable(v.array(v.string())),
  valid_from: When,
  valid_to: v.nullable(When),
  status: v.picklist(['active', 'reserved', 'redeemed']),
  reservation_id: v.nullable(v.string()),
})
type Item = v.InferOutput<typeof StorellectItem>

/** The state of the item’s coupon with Storellect, and under which reservation. */
export function itemState({ status, reservation_id: key }: Item): VendorState {
  return status === 'active' ? { state: 'free' } : { state: status === 'reserved' ? 'held' : 'used', key }
}

/** The voucher of an item; none where it is redeemed, or cannot be read. */
export function itemVoucher(told: unknown): VendorVoucher[] {
  const read = v.safeParse(StorellectItem, told)
  return read.success && read.output.status !== 'redeemed' ? [voucherOf(read.output)] : []
}

function voucherOf({ campaign, benefit, ...item }: Item): VendorVoucher {
  const categories = item.service_modes.map((mode): CouponCategory => modes[mode])
  return {
    code: item.coupon_code,
    displayCode: item.serial_no,
    name: { tc: campaign.title_zh, en: campaign.title_en },
    category: categoryWords(categories),
    categories,
    gift: benefit.kind === 'PRODUCT' ? { kind: 'product', productCode: benefit.sku } : cashGift(benefit.value, item.min_spend),
    judge: 'vendor',
    minimum: item.min_spend,
    countsBoxedMeal: false,
    shops: item.outlets ?? undefined,
    begins: item.valid_from,
    ends: item.valid_to,
    showPrice: { tc: '', en: '' },
    terms: { tc: campaign.conditions.map(({ zh }) => zh), en: campaign.conditions.map(({ en }) => en) },
    picture: null,
    vendor: 'Storellect',
  }
}
