import { shopRefundQuoteGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { isTooMuch, quoteRefund } from '../quote-refund.ts'
import { mayGiveBack } from '../store/refundable.ts'

export const shopRefundQuoteGetAction = handle(shopRefundQuoteGet, async ({ storeId, orderId, parts }, { refunds, settings, clock }) => {
  const order = await refunds.refundable({ orderId, storeId })
  if (!order) throw refuse(shopRefundQuoteGet, 'ORDER_UNKNOWN')
  if (!mayGiveBack(order)) throw refuse(shopRefundQuoteGet, 'NOTHING_PAID')
  const quote = quoteRefund(parts, order)
  if (!quote) throw refuse(shopRefundQuoteGet, 'NOTHING_LEFT')
  const { amount, points, savingsKept, lines } = quote
  const { left, method, card } = order
  const pointsBack = points === 0 ? 0 : await refunds.pointsComing({ orderId, points, at: clock.now() })
  const asks = isTooMuch(amount, order, settings.staffRefundLimit)
  return { orderId, amount, left, method, card: method === 'card' ? card : null, pointsBack, savingsKept, asks, lines }
})
