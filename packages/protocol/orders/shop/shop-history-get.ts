import * as v from 'valibot'
import { action } from '../../action.ts'
import { Day } from '../../reports/report.ts'
import { PayMethod } from '../draft.ts'
import { EndReason, Refund } from '../order-card.ts'
import { OrderedLine } from '../ordered-line.ts'
import { Rating } from '../rating.ts'
import { Dollars, Moment, OrderId, OrderType, StoreId, Text, text } from '../../units.ts'

/** An order that has ended, as its shop looks it up; its guest is masked, null where the order names none. */
const EndedOrder = v.object({
  orderId: OrderId,
  orderNo: Text,
  pickupNo: Text,
  orderType: OrderType,
  status: v.number(),
  placedAt: Moment,
  wantedAt: v.nullable(Moment),
  endedAt: v.nullable(Moment),
  /** The reason why it was cancelled, by whom, and the name of who did that at a tablet; null of one that was completed. */
  endReason: v.nullable(EndReason),
  endedBy: v.nullable(v.picklist(['guest', 'shop', 'system'])),
  endedByName: v.nullable(Text),
  acceptedBy: v.nullable(Text),
  lines: v.array(OrderedLine),
  total: Dollars,
  payMethod: PayMethod,
  refund: v.nullable(Refund),
  guest: v.nullable(v.object({ name: Text, phone: Text })),
  rating: v.nullable(Rating),
})

/**
 * A shop's orders of a business day that have ended, the latest first, 50 at a time; a preorder is of the day that it was for, and `day` is today's without
 * one. `search` finds them by pickup number, order number or the last four digits of a phone. `before` goes on after the order of that id.
 */
export const shopHistoryGet = action('candao.shop.shopHistoryGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, day: v.optional(Day), search: v.optional(text(40)), before: v.optional(OrderId) },
  data: v.object({ day: Day, orders: v.array(EndedOrder), more: v.boolean() }),
  refusals: ['STORE_UNKNOWN'],
})
