import * as v from 'valibot'
import { action } from '../../action.ts'
import { Dollars, Guid, OrderId, StoreId } from '../../units.ts'

/**
 * A second person approves a refund that was asked for, which then is given back, or turns it down. Whoever asked decides nothing; what has been decided is
 * unknown. A request whose amount is not what would go back by now is refused as NOTHING_LEFT.
 */
export const shopRefundDecide = action('candao.shop.shopRefundDecide', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.refund',
  stepUp: true,
  content: { storeId: StoreId, requestId: Guid, approve: v.boolean() },
  data: v.object({ orderId: OrderId, amount: Dollars, refunded: Dollars }),
  refusals: ['STORE_UNKNOWN', 'REQUEST_UNKNOWN', 'REQUEST_OWN', 'ORDER_UNKNOWN', 'NOTHING_PAID', 'NOTHING_LEFT', 'REFUND_CONFLICT'],
})
