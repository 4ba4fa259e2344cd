import { payStatusGet, type Answer } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { orderCard } from '../../ordering/order-cards.ts'
import { settle } from '../../paying/settle.ts'
import type { PaymentRecord } from '../../store/payments.ts'

/** The provider of what is still open is asked now: whoever comes back from it sees what is true. */
export const payStatusGetAction = handle(payStatusGet, async ({ orderId }, call) => {
  const { orders, payments, caller } = call
  const find = () => orders.ofGuest(orderId, caller.userId)
  if (!(await find())) throw refuse(payStatusGet, 'ORDER_UNKNOWN')
  for (const payment of await payments.ofOrder(orderId))
    if (payment.state === 'open' || payment.state === 'asking') await settle(payment, call)
  const order = await find()
  if (!order) throw refuse(payStatusGet, 'ORDER_UNKNOWN')
  return { order: orderCard(order, call), payments: (await payments.ofOrder(orderId)).map(told) }
})

const states = {
  asking: 'open',
  open: 'open',
  held: 'paid',
  taken: 'paid',
  letGo: 'paid',
  failed: 'failed',
  strange: 'checking',
} as const

function told({ method, amount, state, reason, card, page }: PaymentRecord): Answer<typeof payStatusGet>['payments'][number] {
  return { method, amount, state: states[state], reason, card, page: state === 'open' ? page : null }
}
