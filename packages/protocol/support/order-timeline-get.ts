import * as v from 'valibot'
import { action } from '../action.ts'
import { OrderedLine } from '../orders/ordered-line.ts'
import { Price } from '../orders/price.ts'
import { Count, Dollars, Language, Moment, OrderId, Text } from '../units.ts'
import { SupportOrder } from './support-order.ts'

/** One thing that happened to an order. */
const TimelineEntry = v.object({
  at: Moment,
  kind: v.picklist([
    'step',
    'payment',
    'capture',
    'refund',
    'refunded',
    'request',
    'coupon',
    'points',
    'push',
    'locker',
    'rating',
    'staff',
  ]),
  /** The actor: guest, shop or system, or the name of somebody of the staff. */
  by: v.nullable(Text),
  /** The state, method, reason or call that it is about. */
  what: Text,
  state: v.nullable(Text),
  amount: v.nullable(Dollars),
  /** Points; of a rating its stars. */
  points: v.nullable(v.number()),
  /** The reason, the provider's reference, or what the audit keeps as JSON. */
  detail: v.nullable(Text),
})
export type TimelineEntry = v.InferOutput<typeof TimelineEntry>

const { lines: _, ...priceWithoutLines } = Price.entries

/** One order with all that is kept of it, in the order in which it happened. `unmaskedUntil`: until when the caller sees its guest. */
export const orderTimelineGet = action('candao.support.orderTimelineGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.read',
  content: { orderId: OrderId },
  data: v.object({
    order: SupportOrder,
    /** The guest's language, in which they read the dishes and the price. */
    language: Language,
    lines: v.array(OrderedLine),
    price: v.object(priceWithoutLines),
    timeline: v.array(TimelineEntry),
    /** The money that a provider took, and the numbers of lines of which it has gone back or is on its way. */
    charged: v.nullable(Dollars),
    refundedLines: v.array(v.object({ index: Count, num: Count })),
    /** The version of the catalogue that was live when it was placed; null where none has been published yet. */
    menuVersion: v.nullable(v.number()),
    unmaskedUntil: v.nullable(Moment),
    /** A cancellation that waits for a second person, by the name of who asked. */
    cancelAskedBy: v.nullable(Text),
  }),
  refusals: ['ORDER_UNKNOWN'],
})
