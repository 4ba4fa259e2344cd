import * as v from 'valibot'
import { action } from '../action.ts'
import { VersionNo } from '../catalogue/catalogue-version.ts'
import { Moment, OrderType, Slug, StoreId, Text, WireCents } from '../units.ts'
import { CouponKind, CouponRef, EditedOffer } from './offer-record.ts'

const Sum = WireCents
const Num = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const gap = { gapMoney: v.nullable(Sum), gapItems: v.nullable(v.number()) }

/**
 * Tries offers on a basket, by the rules that judge and price an order: the prices of its dishes as they come, at a shop and a moment, what the promotions of a version take
 * off and why others do not, and the same of some coupons beside one another. `offer` stands in place of its record, saved or not. Nothing is kept. Sums are cents.
 */
export const offerTry = action('candao.offer.offerTry', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: {
    versionNo: VersionNo,
    offer: v.nullable(EditedOffer),
    coupons: v.pipe(v.array(CouponRef), v.maxLength(8)),
    storeId: StoreId,
    orderType: OrderType,
    /** The moment of the order; left out: now. */
    at: v.optional(Moment),
    partnerSignedIn: v.optional(v.boolean(), false),
    lines: v.pipe(v.array(v.strictObject({ pid: Slug, num: Num })), v.maxLength(30)),
  },
  data: v.object({
    lines: v.array(v.object({ pid: Text, name: Text, num: v.number(), total: Sum, saved: Sum, gift: v.boolean() })),
    /** Dishes that cannot be ordered so: not sold by the brand, run out at the shop, or asking something that the kitchen does not answer of itself. */
    left: v.array(v.object({ pid: Text, why: v.picklist(['unknown', 'soldOut', 'asks']) })),
    subtotal: Sum,
    discount: Sum,
    couponDiscount: Sum,
    boxedMeal: Sum,
    delivery: Sum,
    total: Sum,
    promotions: v.array(
      v.object({
        promotionId: Text,
        name: Text,
        why: v.picklist(['gives', 'shop', 'way', 'time', 'short', 'beaten', 'nothing']),
        amount: Sum,
        ...gap,
      }),
    ),
    /** `why` is a number of the table of reasons (`reason`), or one of those that stand beside it. */
    coupons: v.array(
      v.object({
        kind: CouponKind,
        id: Text,
        name: Text,
        why: v.picklist(['usable', 'reason', 'brand', 'dates', 'way', 'notCombined', 'dishMissing', 'worthNothing']),
        reason: v.nullable(v.number()),
        amount: Sum,
        lost: Sum,
        ...gap,
      }),
    ),
  }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_LOST', 'STORE_UNKNOWN', 'RECORD_FAULTY', 'RECORD_UNKNOWN'],
})
