import { addMinutes } from '@harbour/rules'
import type { OrderingDeps } from '../deps.ts'
import { changeState } from '../change-state.ts'
import { endPayment } from '../../payments/begin-payment.ts'
import { settle, type SettleDeps } from '../../payments/settle.ts'
import { unpaidDue, type UnpaidOrder } from '../store/due-orders.ts'
import type { PaymentRecord } from '../../payments/payment.ts'
import { worker } from '../../../platform/workers/worker.ts'

/** The time for which a provider that does not answer keeps an order from being ended. */
const patienceMinutes = 5

type ExpireDeps = SettleDeps & Pick<OrderingDeps, 'dueOrders'>

/**
 * Ends orders that nobody has paid in time (domain.md, Orders). What can still be paid is ended at its provider first, so that an order is ended whose
 * money cannot come any more; what was paid at the last moment is placed. Where the provider does not answer for five minutes the order is ended
 * all the same, and money that comes late brings it back or goes back itself.
 */
export const expireOrders = worker({
  name: 'expiring orders',
  due: unpaidDue,
  claim: ({ dueOrders, clock }: ExpireDeps, most) => dueOrders.unpaid({ now: clock.now(), most }),
  run: expire,
})

async function expire({ orderId, payUntil }: UnpaidOrder, deps: ExpireDeps): Promise<void> {
  const ended = await endLive(orderId, deps)
  if (!ended && deps.clock.now() < addMinutes(payUntil, patienceMinutes)) return
  await changeState({ find: () => waiting(orderId, deps), to: 'cancelled', by: 'system', reason: 'unpaid' }, deps)
}

/** Ends the live payment: true once nothing of the order can be paid any more, false where its provider does not say. */
async function endLive(orderId: string, deps: ExpireDeps): Promise<boolean> {
  for (const payment of await deps.payments.ofOrder(orderId)) {
    const known = await settle(payment, deps)
    if (known === 'unknown' || (isPayable(known) && (await endPayment(known, deps)) === 'unknown')) return false
  }
  return true
}

/** A page whose time is over may still have a guest on it, whom the bank has not answered yet. */
const isPayable = ({ state, reason }: PaymentRecord) => state === 'open' || (state === 'failed' && reason === 'expired')

/** An order paid meanwhile is not ended: it waits no more. */
async function waiting(orderId: string, { orders }: ExpireDeps) {
  const order = await orders.one(orderId)
  return order?.state === 'paymentPending' ? order : undefined
}
