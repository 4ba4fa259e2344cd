import * as v from 'valibot'
import { action } from '../action.ts'
import { PayMethod } from '../orders/draft.ts'
import { OrderId, Text } from '../units.ts'

/**
 * Begins to pay an order that waits for its money, or goes on with what was begun: asked twice, there is one payment. Another method ends the
 * one before first. `page` is where the guest pays; null where there is nothing left to pay. With cash the order is placed at once (domain.md, Payments).
 */
export const orderPay = action('candao.pay.orderPay', {
  gateway: 'Action',
  caller: 'visitor',
  content: {
    orderId: OrderId,
    method: PayMethod,
    /** Pays by the member's saved card, where the method is card; `false`: by another one, whatever card was to pay before. */
    savedCard: v.optional(v.boolean()),
    /** Pays by card on the provider's own page, where the card cannot be paid on the guest's screen (decision 067). */
    hosted: v.optional(v.literal(true)),
  },
  data: v.object({ orderId: OrderId, page: v.nullable(Text), status: v.number() }),
  refusals: [
    'ORDER_UNKNOWN',
    'PAY_EXPIRED',
    'PAY_METHOD_UNAVAILABLE',
    'PAY_REFUSED',
    'PAY_UNSURE',
    'CARD_UNKNOWN',
    'SLOT_FULL',
    'CASH_CONTACT_REQUIRED',
    'CASH_ORDERS_TOO_MANY',
  ],
})
