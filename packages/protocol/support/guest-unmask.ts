import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, OrderId } from '../units.ts'
import { SupportGuest } from './support-order.ts'
import { ReasonWords } from './support-reason.ts'

/** Shows the caller the guest of an order, for half an hour and nobody else, once they have said why. It stands in the audit. */
export const guestUnmask = action('candao.support.guestUnmask', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.unmask',
  stepUp: true,
  content: {
    orderId: OrderId,
    reason: v.picklist(['callBack', 'delivery', 'identity', 'complaint', 'law', 'other']),
    words: ReasonWords,
  },
  data: v.object({ guest: SupportGuest, unmaskedUntil: Moment }),
  refusals: ['ORDER_UNKNOWN'],
})
