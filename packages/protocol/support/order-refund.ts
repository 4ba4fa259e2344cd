import { action } from '../action.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { shopRefund } from '../orders/shop/shop-refund.ts'
import { ReasonWords } from './support-reason.ts'

const { storeId: _storeId, ...content } = refundOrder.content.entries

/**
 * Support gives back what was paid for a part of an order, as a shop's people do with `shopRefund`: what is too much for one person alone is written down
 * as a request, which somebody else decides with `shopRefundDecide`.
 */
export const orderRefund = action('candao.support.orderRefund', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  stepUp: true,
  content: { ...content, words: ReasonWords },
  data: shopRefund.data,
  refusals: ['ORDER_UNKNOWN', 'NOTHING_PAID', 'NOTHING_LEFT', 'REFUND_CONFLICT'],
})
