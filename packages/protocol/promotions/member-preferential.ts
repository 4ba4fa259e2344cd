import { couponChannels } from '@harbour/rules'
import * as v from 'valibot'
import { Text, WireCents } from '../units.ts'

/** An order's entry for a coupon that it used, for its shop (spec 3.19). Amounts are cents on the wire. */
export const MemberPreferential = v.object({
  childType: v.literal(3),
  type: v.literal(7),
  content: Text,
  contentEng: Text,
  /** The product that it gave, and what that costs without it and with it; null and 0 where it gave none. */
  pid: v.nullable(Text),
  prePrice: WireCents,
  realPrePrice: WireCents,
  count: v.number(),
  couponType: v.nullable(v.picklist([1, 2, 3, 5, 9])),
  preProducts: v.array(Text),
  couponIdx: v.number(),
  couponPriceLimit: WireCents,
  couponPriceLimitIncludedMealFee: v.picklist([0, 1]),
  couponPriceLimitType: v.nullable(v.picklist([0, 1, 2])),
  thirdCoupoChannel: v.picklist(couponChannels),
  voucherVendor: Text,
  couponDiscount: WireCents,
  couponDiscountType: v.picklist([1, 2]),
})
