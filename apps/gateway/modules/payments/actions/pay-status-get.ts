import { payStatusGet, type Answer } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { orderCard } from '../../ordering/order-card.ts'
import { settle } from '../settle.ts'
import type { OrderPayment, PaymentRecord } from '../payment.ts'

/** The provider of what is still open is asked now: whoever comes back from it sees what is true. */
export const payStatusGetAction = handle(payStatusGet, async ({ orderId }, call) => {
  const { orders, payments, caller } = call
  const known = await orders.ofGuestWithPayments(orderId, caller.userId)
  if (!known) throw refuse(payStatusGet, 'ORDER_UNKNOWN')
  const undecided = known.payments.some(isUndecided)
  if (undecided) for (const payment of (await payments.ofOrder(orderId)).filter(isUndecided)) await settle(payment, call)
  // Also where it has been decided since it was read.
  const now = undecided ? await orders.ofGuestWithPayments(orderId, caller.userId) : known
  const { payments: paid, ...order } = now ?? known
  const { coupons, points } = order.price
  const usesSavings = coupons.length > 0 || points !== undefined || undefined
  return { order: orderCard(order, call), payments: paid.map(told), usesSavings }
})

const isUndecided = ({ state }: Pick<PaymentRecord, 'state'>) => state === 'open' || state === 'creating'

const states = {
  creating: 'open',
  open: 'open',
  held: 'paid',
  captured: 'paid',
  released: 'paid',
  failed: 'failed',
  mismatched: 'checking',
} as const

function told({ method, amount, state, reason, card, page }: OrderPayment): Answer<typeof payStatusGet>['payments'][number] {
  return { method, amount, state: states[state], reason, card, page: state === 'open' ? page : null }
}
