import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, OrderId } from '../units.ts'
import { ReasonWords } from './support-reason.ts'

/** Sends the guest of an order the code of its locker once more, while it waits there; the only message of an order that Harbour sends by SMS. The same clientMessageId sends once. */
export const messageResend = action('candao.support.messageResend', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  content: { orderId: OrderId, clientMessageId: Guid, words: ReasonWords },
  data: v.object({ orderId: OrderId }),
  refusals: ['ORDER_UNKNOWN', 'NOTHING_TO_SEND'],
})
