import * as v from 'valibot'
import { Gift } from './preferential.ts'
import { Count, Dollars, Slug } from './units.ts'
import { TakenVoucher } from './voucher.ts'

/** The price of an order: subtotal less discount and couponDiscount, and every fee, less what points pay, make the total (domain.md, Price of an order). */
export const Price = v.object({
  lines: v.array(v.object({ index: Count, unit: Dollars, num: Count, total: Dollars })),
  itemCount: Count,
  subtotal: Dollars,
  /** What each promotion takes off, by its name; together the discount. */
  promotions: v.array(v.object({ promotionId: Slug, name: v.string(), amount: Dollars })),
  discount: Dollars,
  /** What each coupon takes off, in the order in which they are taken; together the couponDiscount. */
  coupons: v.array(TakenVoucher),
  couponDiscount: Dollars,
  /** The chosen gifts that the order gets. */
  gifts: v.array(v.object(Gift.entries)),
  boxedMeal: Dollars,
  delivery: Dollars,
  cutlery: Dollars,
  /** What points pay, and how many; left out where none do. */
  points: v.optional(v.object({ used: v.pipe(v.number(), v.integer(), v.minValue(1)), amount: Dollars })),
  total: Dollars,
})
export type Price = v.InferOutput<typeof Price>

/** What is wrong with a line of the cart now (spec 8.14). */
export const LineIssue = v.object({
  index: v.pipe(v.number(), v.integer()),
  uid: v.string(),
  code: v.picklist(['removed', 'soldOut', 'notServedNow', 'choicesMissing', 'limitExceeded', 'priceChanged']),
  was: v.optional(Dollars),
  now: v.optional(Dollars),
})
export type LineIssue = v.InferOutput<typeof LineIssue>
