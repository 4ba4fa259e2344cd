import type { Answer, shopRefundQuoteGet } from '@harbour/protocol'
import type { RefundPart } from '@harbour/rules'
import type { Call } from './deps.ts'
import { isTooMuch, quoteRefund } from './quote-refund.ts'
import { mayGiveBack } from './store/refundable.ts'

type Asked = { orderId: string; storeId: string; parts: readonly RefundPart[] }
type Consequence = Answer<typeof shopRefundQuoteGet>

/** The consequence of a refund before anybody asks for it, read without locking or writing; or why there is none, as a refusal. */
export async function refundConsequence(
  { orderId, storeId, parts }: Asked,
  { refunds, settings, clock }: Pick<Call<'staff'>, 'refunds' | 'settings' | 'clock'>,
): Promise<Consequence | 'ORDER_UNKNOWN' | 'NOTHING_PAID' | 'NOTHING_LEFT'> {
  const order = await refunds.refundable({ orderId, storeId })
  if (!order) return 'ORDER_UNKNOWN'
  if (!mayGiveBack(order)) return 'NOTHING_PAID'
  const quote = quoteRefund(parts, order)
  if (!quote) return 'NOTHING_LEFT'
  const { amount, points, savingsKept, lines } = quote
  const { left, method, card } = order
  const pointsBack = points === 0 ? 0 : await refunds.pointsComing({ orderId, points, at: clock.now() })
  const asks = isTooMuch(amount, order, settings.staffRefundLimit)
  return { orderId, amount, left, method, card: method === 'card' ? card : null, pointsBack, savingsKept, asks, lines }
}
