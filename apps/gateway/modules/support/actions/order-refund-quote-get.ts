import { orderRefundQuoteGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { refundConsequence } from '../../payments/refund-consequence.ts'
import { handle } from '../deps.ts'
import { foundOrder } from '../found-order.ts'

export const orderRefundQuoteGetAction = handle(orderRefundQuoteGet, async ({ orderId, parts }, call) => {
  const order = await foundOrder(orderId, 'guest.help', call)
  if (!order) throw refuse(orderRefundQuoteGet, 'ORDER_UNKNOWN')
  const quote = await refundConsequence({ orderId: order.orderId, storeId: order.storeId, parts }, call)
  if (typeof quote === 'string') throw refuse(orderRefundQuoteGet, quote)
  return quote
})
