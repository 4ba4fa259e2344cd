import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'
import { Csv, mayBeLate, ofPeriod, periodRefusals, Sum, Whole } from './report.ts'

/** The kinds of row that sales are told by. */
export const SalesBy = v.picklist(['day', 'shop', 'dish', 'method', 'orderType', 'hour'])
export type SalesBy = v.InferOutput<typeof SalesBy>

/**
 * Sums of sales, in cents: gross less promotions, coupons and points, with fees, is what was sold; less refunds, it is net. `average` is of what was sold, by
 * order.
 */
export const Sales = v.object({
  orders: Whole,
  gross: Sum,
  promotions: Sum,
  coupons: Sum,
  points: Sum,
  fees: Sum,
  sold: Sum,
  refunds: Sum,
  net: Sum,
  average: Sum,
})
export type Sales = v.InferOutput<typeof Sales>

/** One kind of dish: how often it was sold, in how many orders, at which prices of the menu. What an order has off is not that of a dish. */
export const DishSales = v.object({ orders: Whole, items: Whole, gross: Sum })
export type DishSales = v.InferOutput<typeof DishSales>

/** A period beside the one of the same length before it. */
const compared = <S extends v.GenericSchema>(sums: S) => ({ now: sums, before: sums })

/**
 * The sales of a period beside those of the period before. A sale counts when its money is booked, a refund when it is booked, an order that cost nothing when
 * it was placed. `rows` is empty by dish, `dishes` by all else.
 */
export const salesGet = action('candao.report.salesGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: { ...ofPeriod, by: SalesBy },
  data: v.object({
    rows: v.array(v.object({ key: Text, name: Text, ...compared(Sales) })),
    dishes: v.array(v.object({ key: Text, name: Text, ...compared(DishSales) })),
    total: v.object(compared(Sales)),
    csv: Csv,
    ...mayBeLate,
  }),
  refusals: periodRefusals,
})
