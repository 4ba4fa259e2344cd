import * as v from 'valibot'
import { action } from '../action.ts'
import { EndReason } from '../orders/order-card.ts'
import { Csv, mayBeLate, ofPeriod, periodRefusals, Sum, Whole } from './report.ts'

/** The one by whom an order ended: its guest, its shop, the time in which nobody answered or its slot was gone, or the time in which nobody paid. */
export const CancelledBy = v.picklist(['guest', 'shop', 'time', 'unpaid'])

/** Sums of cancelled orders, in cents: what they would have cost, what of it goes back or has gone, and what of that the books show to have gone back. */
const sums = { orders: Whole, total: Sum, goesBack: Sum, paidBack: Sum }

/** The orders that were placed in a period and cancelled, by the reason that is written down of each. */
export const cancelledGet = action('candao.report.cancelledGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: ofPeriod,
  data: v.object({
    rows: v.array(v.object({ reason: v.nullable(EndReason), by: CancelledBy, ...sums })),
    total: v.object(sums),
    csv: Csv,
    ...mayBeLate,
  }),
  refusals: periodRefusals,
})
