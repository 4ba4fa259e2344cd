import type { CouponCategory } from '@harbour/rules'
import * as v from 'valibot'
import type { RecordedNeed } from '../../modules/vouchers/voucher-record.ts'
import { cashGift, categoryWords, hongKongTime, VendorCents, VendorCode } from './vendor-fields.ts'
import type { VendorState, VendorVoucher } from '../../modules/vouchers/voucher-vendor.ts'

const Commas = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
)
const When = hongKongTime(/^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d) (?<time>\d\d:\d\d:\d\d)$/)

/** The platform's number of a coupon's kind, and of where the coupon stands. */
const couponTypes = { cash: 1, fixedPrice: 5 } as const
const rowStates = { free: 0, locked: 1, used: 2 } as const

/** A coupon as the restaurant's platform tells it: amounts in cents, lists parted by commas, empty for no limit. */
export const CandaoRow = v.object({
  couponId: v.string(),
  couponNo: VendorCode,
  couponName: v.string(),
  couponNameEn: v.string(),
  couponType: v.picklist(Object.values(couponTypes)),
  amount: VendorCents,
  limitAmount: VendorCents,
  fixProduct: v.string(),
  fixPrice: VendorCents,
  includeProducts: Commas,
  includeCount: v.number(),
  excludeProducts: Commas,
  storeIds: Commas,
  channels: v.pipe(Commas, v.array(v.picklist(['A01', 'A02', 'A03', 'A05']))),
  weekdays: v.pipe(Commas, v.array(v.pipe(v.string(), v.transform(Number), v.picklist([1, 2, 3, 4, 5, 6, 7])))),
  specialDates: Commas,
  beginTime: When,
  endTime: When,
  /** A sentence a line, Chinese before the bar and English behind it. */
  remark: v.string(),
  state: v.picklist(Object.values(rowStates)),
  lockNo: v.string(),
})
type Row = v.InferOutput<typeof CandaoRow>

/** The state of the row’s coupon with the platform, and under which lock. */
export function rowState({ state, lockNo }: Row): VendorState {
  return state === rowStates.free ? { state: 'free' } : { state: state === rowStates.locked ? 'held' : 'used', key: lockNo || null }
}

/** The voucher of a row; none where it is used, or cannot be read. */
export function rowVoucher(told: unknown): VendorVoucher[] {
  const read = v.safeParse(CandaoRow, told)
  return read.success && read.output.state !== rowStates.used ? [voucherOf(read.output)] : []
}

function voucherOf(row: Row): VendorVoucher {
  const need = needOf(row)
  const lines = row.remark.split('\n').map((line) => line.split('|'))
  const categories: CouponCategory[] = row.channels
  return {
    code: row.couponNo,
    voucherId: row.couponId,
    displayCode: row.couponNo,
    name: { tc: row.couponName, en: row.couponNameEn },
    category: categoryWords(categories),
    categories,
    gift:
      row.couponType === couponTypes.fixedPrice
        ? { kind: 'fixed', productCode: row.fixProduct, pid: row.fixProduct, price: row.fixPrice }
        : cashGift(row.amount, need ? 0 : row.limitAmount),
    judge: need ? 'dishes' : 'always',
    minimum: row.limitAmount,
    countsBoxedMeal: false,
    need,
    shops: row.storeIds.length > 0 ? row.storeIds : undefined,
    weekdays: row.weekdays.length > 0 ? row.weekdays : undefined,
    specialDates: row.specialDates.map((date) => date.replaceAll('-', '/')),
    begins: row.beginTime,
    ends: row.endTime,
    showPrice: { tc: '', en: '' },
    terms: { tc: lines.map(([tc = '']) => tc), en: lines.map(([tc = '', en = tc]) => en) },
    picture: null,
    vendor: 'Candao',
  }
}

/** Dishes that must be there, or dishes without which the minimum must be reached (spec 4.20). */
function needOf({ includeProducts, includeCount, excludeProducts }: Row): RecordedNeed | undefined {
  if (includeProducts.length > 0) return { mode: 'include', pids: includeProducts, count: Math.max(1, includeCount) }
  return excludeProducts.length > 0 ? { mode: 'exclude', pids: excludeProducts } : undefined
}
