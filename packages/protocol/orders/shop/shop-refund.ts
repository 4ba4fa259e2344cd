import * as v from 'valibot'
import { action } from '../../action.ts'
import { Dollars, Guid, OrderId } from '../../units.ts'
import { refundOrder } from '../refund-order.ts'

/**
 * Somebody of a shop gives back what was paid for a part of one of its orders, as its till does with `refundOrder`. What brings all that goes back of an order
 * above what one person may give back alone is not given back but asked for: `requestId` names the request, which somebody else decides with
 * `shopRefundDecide`. `pointsBack` is the points that came back with it, none while it is only asked for. Asked again under the same clientRefundId it is the same refund, or the same request.
 */
export const shopRefund = action('candao.shop.shopRefund', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.refund',
  stepUp: true,
  content: refundOrder.content.entries,
  data: v.object({
    orderId: OrderId,
    amount: Dollars,
    refunded: Dollars,
    pointsBack: v.pipe(v.number(), v.integer()),
    requestId: v.nullable(Guid),
  }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'NOTHING_PAID', 'NOTHING_LEFT', 'REFUND_CONFLICT'],
})
