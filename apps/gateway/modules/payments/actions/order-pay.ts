import { orderPay } from '@harbour/protocol'
import { stateCode } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { beginFirstPayment, beginPayment } from '../begin-payment.ts'

/** An order that is no longer waiting for money is answered as it is; one whose time is over is not paid any more. */
export const orderPayAction = handle(orderPay, async ({ orderId, method, savedCard, hosted = false }, call) => {
  const { orders, cards, caller, clock } = call
  const first = savedCard || hosted ? undefined : await beginFirstPayment({ orderId, method }, call)
  if (typeof first === 'string') throw refuse(orderPay, first)
  if (first) return { orderId, page: first.page, status: stateCode('paymentPending', first.orderType) }
  const order = await orders.ofGuest(orderId, caller.userId)
  if (!order) throw refuse(orderPay, 'ORDER_UNKNOWN')
  const answer = (page: string | null, { state, orderType }: typeof order) => ({ orderId, page, status: stateCode(state, orderType) })
  if (order.state === 'cancelled' && order.endReason === 'unpaid') throw refuse(orderPay, 'PAY_EXPIRED')
  if (order.state !== 'paymentPending') return answer(null, order)
  if (order.payUntil !== null && order.payUntil <= clock.now()) throw refuse(orderPay, 'PAY_EXPIRED')
  const card = savedCard && method === 'card' ? await cards.of(caller.userId) : undefined
  if (savedCard && !card) throw refuse(orderPay, 'CARD_UNKNOWN')
  const begun = await beginPayment({ order, method, savedCard: card, anew: method === 'card' && savedCard !== undefined, hosted }, call)
  if (begun === 'paid') return answer(null, (await orders.ofGuest(orderId, caller.userId)) ?? order)
  if (typeof begun === 'string') throw refuse(orderPay, begun)
  return answer(begun.page, order)
})
