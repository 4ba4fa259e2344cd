import * as v from 'valibot'
import { action } from '../action.ts'
import { OrderId } from '../units.ts'
import { ReasonWords } from './support-reason.ts'

/**
 * Support cancels an order, and all that was paid goes back. Where that is more than one person may give back alone, the first only asks: it is cancelled
 * once somebody else says the same within a day. An order that is cancelled already is answered as done.
 */
export const orderCancel = action('candao.support.orderCancel', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  stepUp: true,
  content: {
    orderId: OrderId,
    reason: v.picklist(['guest', 'soldOut', 'tooBusy', 'closing', 'cannotDeliver', 'other']),
    words: ReasonWords,
  },
  /** `waiting`: it is not cancelled yet, but waits for a second person. */
  data: v.object({ orderId: OrderId, status: v.number(), waiting: v.boolean() }),
  refusals: ['ORDER_UNKNOWN', 'CHANGE_ILLEGAL'],
})
