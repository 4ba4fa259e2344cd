import * as v from 'valibot'
import { action } from '../action.ts'
import { Dollars, Guid, Moment, OrderId, StoreId, Text } from '../units.ts'

const asked = {
  orderId: OrderId,
  orderNo: Text,
  pickupNo: Text,
  storeId: StoreId,
  amount: Dollars,
  reason: Text,
  askedBy: Text,
  askedAt: Moment,
  /** False for whoever asked: somebody else decides. */
  mayDecide: v.boolean(),
}

/**
 * All that waits for a second person's word at the shops that the caller helps the guests of, oldest first: refunds, which `shopRefundDecide` decides, and
 * cancellations, to which `orderCancel` gives the second word. One that nobody has decided within a day is over.
 */
export const supportRequestsGet = action('candao.support.supportRequestsGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  content: {},
  data: v.object({ refunds: v.array(v.object({ requestId: Guid, ...asked })), cancellations: v.array(v.object(asked)) }),
})
