import * as v from 'valibot'
import { action } from '../../action.ts'
import { Dollars, Guid, Moment, OrderId, StoreId, Text } from '../../units.ts'

const RefundRequest = v.object({
  requestId: Guid,
  orderId: OrderId,
  amount: Dollars,
  reason: Text,
  askedBy: Text,
  askedAt: Moment,
  /** False for whoever asked: somebody else decides. */
  mayDecide: v.boolean(),
})

/** The refunds of a shop that wait for a second person's word, oldest first; one that nobody has decided within a day is over. */
export const shopRefundRequestsGet = action('candao.shop.shopRefundRequestsGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.refund',
  content: { storeId: StoreId },
  data: v.object({ requests: v.array(RefundRequest) }),
  refusals: ['STORE_UNKNOWN'],
})
