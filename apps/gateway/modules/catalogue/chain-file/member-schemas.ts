import { timeSlots, type CouponRule } from '@harbour/rules'
import type { ChainCoupon, ChainCouponGift, ChainMembership, ChainPromoCode, Information } from '@harbour/chain'
import * as v from 'valibot'
import { Both, BothOrNone, Brands, Cents, Characters, Count, Day, Id, Moment, optional, Percent, Text, Weekdays } from './field-schemas.ts'

const Gift: v.GenericSchema<unknown, ChainCouponGift> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['cash', 'cashLike', 'delivery']), amount: Cents }),
  v.strictObject({ kind: v.literal('discount'), pays: Percent, words: Both }),
  v.strictObject({ kind: v.literal('product'), pid: Id }),
  v.strictObject({ kind: v.literal('fixed'), pid: Id, price: Cents }),
])
const coupon = {
  name: Both,
  category: Both,
  terms: v.strictObject({ tc: v.array(Text), en: v.array(Text) }),
  picture: optional(Text),
  gift: Gift,
  minimum: optional(Cents),
  countsBoxedMeal: optional(v.boolean()),
  covers: optional(v.array(Id)),
  need: optional(v.union([v.strictObject({ pids: v.array(Id), count: Count }), v.strictObject({ without: v.array(Id) })])),
  storeIds: optional(v.array(Id)),
  categories: v.array(v.picklist(['A01', 'A02', 'A03', 'A05'])),
  slots: optional(v.array(v.picklist(timeSlots.map(({ code }) => code)))),
  weekdays: optional(Weekdays),
  specialDates: optional(v.array(Day)),
}

/** A coupon as the house gives it away (spec 3.10). */
export const Coupon: v.GenericSchema<unknown, ChainCoupon> = v.strictObject({ ...coupon, couponId: Id, validDays: Count })

/** A code that guests type (spec 8.11). */
export const PromoCode: v.GenericSchema<unknown, ChainPromoCode> = v.pipe(
  v.strictObject({
    promoCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,16}$/, 'a code has 4 to 16 capitals and digits')),
    brands: v.array(Brands),
    coupon: v.strictObject(coupon),
    begins: Moment,
    ends: v.nullable(Moment),
    limit: v.nullable(Count),
    budget: optional(Cents),
    once: v.boolean(),
    partner: optional(v.boolean()),
  }),
  v.forward(
    v.check(
      ({ budget, coupon: { gift } }) => budget === undefined || gift.kind !== 'discount',
      'a percentage has no budget in money: limit its uses',
    ),
    ['budget'],
  ),
)

const ruleKey = { voucherType: v.picklist([1, 2, 3, 4, 5, 6]), haveThreshold: v.boolean() }
/** The kinds of coupon that may go together (spec 3.18). */
export const CouponRuleRecord: v.GenericSchema<unknown, CouponRule> = v.strictObject({
  ...ruleKey,
  availableVoucherType: v.array(v.strictObject(ruleKey)),
})

/** A brand's membership: its points, gifts, rewards and game. */
export const Membership: v.GenericSchema<unknown, ChainMembership> = v.strictObject({
  brand: Brands,
  terms: v.strictObject({
    perDollar: v.pipe(v.number(), v.minValue(0)),
    centsEach: v.pipe(v.number(), v.minValue(0)),
    validMonths: Count,
    welcome: Count,
    latest: v.nullable(Day),
    asMoney: v.nullable(v.strictObject({ step: Count, least: Count, most: Count })),
  }),
  welcome: v.array(
    v.strictObject({
      giftId: Id,
      kind: v.picklist(['cash', 'product', 'points']),
      title: Both,
      note: Both,
      amount: optional(Cents),
      validDays: Count,
    }),
  ),
  rewards: v.array(v.strictObject({ rewardId: Id, name: Both, note: Both, picture: Characters, points: Count })),
  prizes: v.array(
    v.strictObject({
      prizeId: Id,
      name: Both,
      odds: Count,
      daily: v.nullable(Count),
      points: optional(Count),
      couponId: optional(Id),
    }),
  ),
})

/** News, or a text with a screen of its own. */
export const InformationRecord: v.GenericSchema<unknown, Information> = v.strictObject({
  informationId: Id,
  kind: v.picklist(['news', 'text']),
  version: Id,
  publishedAt: Moment,
  offerUntil: optional(Moment),
  brands: v.array(Brands),
  title: Both,
  summary: BothOrNone,
  picture: Characters,
  sections: v.array(v.strictObject({ heading: Both, paragraphs: v.array(Both) })),
})
