import { couponChannels, timeSlots } from '@harbour/rules'
import * as v from 'valibot'
import { Dollars, Moment, Text, WireCents } from '../units.ts'

const Codes = v.pipe(Text, v.minLength(1), v.maxLength(64), v.regex(/^[\w.-]+$/))
/** One voucher, over all of its sources. */
export const VoucherCode = Codes
/** Several at once, as they are held and released. */
export const VoucherCodeList = v.pipe(v.array(VoucherCode), v.minLength(1), v.maxLength(20))
const Pids = v.array(Text)
const Hashtag = v.picklist(timeSlots.map(({ code }) => code))

/** The value of `canDaoProductType` in a delivery coupon: cash (type 1) that covers the delivery fee and nothing else. */
export const deliveryFeePid = 'delivery'

/** The stages of a voucher's life; a held one is held for an order (spec 3.10). */
export const voucherStatuses = { usable: 1, used: 2, ended: 3, held: 4 } as const
export const VoucherStatus = v.picklist(Object.values(voucherStatuses))
export type VoucherStatus = v.InferOutput<typeof VoucherStatus>

/** A voucher under the spec's own names (spec 3.10 to 3.14). Amounts are cents on the wire already; lists that are null do not limit. */
export const Voucher = v.object({
  voucherId: Text,
  voucherCode: VoucherCode,
  voucherDisplayCode: Text,
  voucherName: Text,
  voucherNameEn: Text,
  voucherStatus: VoucherStatus,
  voucherCategory: Text,
  /** Several are written with commas: `A01,A02`. */
  voucherCategoryCode: Text,
  voucherVendor: Text,
  voucherHashtagCode: v.nullable(v.array(Hashtag)),
  voucherType: v.nullable(v.picklist([1, 2, 3, 4, 5])),
  /** The part that is paid, in percent: 90 pays 90% (domain.md, Coupons). */
  voucherDiscount: v.nullable(v.number()),
  voucherAmount: v.nullable(WireCents),
  minUsage: WireCents,
  showPrice: Text,
  includedBoxedMealFee: v.picklist([0, 1]),
  voucherProductCode: v.nullable(Text),
  minUsageProductCode: v.nullable(Text),
  pointsoftProducts: v.nullable(Pids),
  pointsoftExclProducts: v.nullable(Pids),
  /** The pids that it reaches; null for every dish, `delivery` alone for the delivery fee. */
  canDaoProductType: v.nullable(Pids),
  canDaoExclProductType: v.nullable(Pids),
  canDaoFixPrice: v.nullable(WireCents),
  canDaoPriceType: v.nullable(v.number()),
  /** The menu's own product that the coupon is about, where it names it. */
  copyPro: v.nullable(v.object({ pid: Text })),
  /** The product that its outside code stands for at this shop, and what that costs. */
  mappingPro: v.nullable(v.object({ mappingId: Text, mappingPrice: WireCents })),
  voucherCalType: v.nullable(v.picklist([0, 1, 2])),
  voucherRule: v.nullable(v.object({ count: v.number() })),
  canDaoAvailableShops: v.nullable(v.array(Text)),
  availableShops: v.nullable(v.array(Text)),
  validBeginDate: Moment,
  validEndDate: v.nullable(Moment),
  candaoItem: v.nullable(v.object({ specialDates: v.array(Text), canUseWeekdays: v.array(v.number()) })),
  thirdCoupoChannel: v.picklist(couponChannels),
  isMezzofy: v.boolean(),
  isYuuCouponList: v.boolean(),
  isThreshold: v.boolean(),
  /** Its terms of use, in the caller's language, a sentence each. */
  terms: v.array(Text),
  /** The name of its picture, without ending; null where it shows an amount. */
  picture: v.nullable(Text),
})
export type Voucher = v.InferOutput<typeof Voucher>

/** The amount that a chosen voucher takes off an order; of a cash coupon, what is left over is lost (spec 8.11). `delivery`: off the delivery fee. */
export const AppliedVoucher = v.object({
  voucherCode: VoucherCode,
  name: Text,
  amount: Dollars,
  lost: v.optional(Dollars),
  delivery: v.optional(v.literal(true)),
})
