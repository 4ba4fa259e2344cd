import * as v from 'valibot'
import { Gift } from '../promotions/preferential.ts'
import { Count, Dollars, Slug, Text } from '../units.ts'
import { AppliedVoucher } from '../coupons/voucher.ts'

/** The price of an order: subtotal less discount and couponDiscount, and every fee, less what points pay, make the total (domain.md, Price of an order). */
export const Price = v.object({
  lines: v.array(v.object({ index: Count, unit: Dollars, num: Count, total: Dollars })),
  itemCount: Count,
  subtotal: Dollars,
  /** The amount that each promotion takes off, by its name; together the discount. */
  promotions: v.array(v.object({ promotionId: Slug, name: Text, amount: Dollars })),
  discount: Dollars,
  /** The amount that each coupon takes off, in the order in which they are taken; together the couponDiscount. */
  coupons: v.array(AppliedVoucher),
  couponDiscount: Dollars,
  /** The chosen gifts that the order gets. */
  gifts: v.array(v.object(Gift.entries)),
  boxedMeal: Dollars,
  delivery: Dollars,
  cutlery: Dollars,
  /** The amount that points pay, and how many; left out where none do. */
  points: v.optional(v.object({ used: v.pipe(v.number(), v.integer(), v.minValue(1)), amount: Dollars })),
  total: Dollars,
})
export type Price = v.InferOutput<typeof Price>
