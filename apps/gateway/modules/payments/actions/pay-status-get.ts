import { payStatusGet, type Answer } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { orderCard } from '../../ordering/order-card.ts'
import { settle } from '../settle.ts'
import type { PaymentRecord } from '../payment.ts'

/** The provider of what is still open is asked now: whoever comes back from it sees what is true. */
export const payStatusGetAction = handle(payStatusGet, async ({ orderId }, call) => {
  const { orders, payments, caller } = call
  const order = await orders.ofGuest(orderId, caller.userId)
  if (!order) throw refuse(payStatusGet, 'ORDER_UNKNOWN')
  const known = await payments.ofOrder(orderId)
  const undecided = known.filter(({ state }) => state === 'open' || state === 'creating')
  for (const payment of undecided) await settle(payment, call)
  const then = undecided.length > 0 ? await payments.ofOrder(orderId) : known
  // Also an order whose payments are all decided may have got its money since it was read.
  const stale = undecided.length > 0 || order.state === 'paymentPending'
  const now = stale ? await orders.ofGuest(orderId, caller.userId) : order
  return { order: orderCard(now ?? order, call), payments: then.map(told) }
})

const states = {
  creating: 'open',
  open: 'open',
  held: 'paid',
  captured: 'paid',
  released: 'paid',
  failed: 'failed',
  mismatched: 'checking',
} as const

function told({ method, amount, state, reason, card, page }: PaymentRecord): Answer<typeof payStatusGet>['payments'][number] {
  return { method, amount, state: states[state], reason, card, page: state === 'open' ? page : null }
}
