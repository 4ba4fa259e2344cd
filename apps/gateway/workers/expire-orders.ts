import { addMinutes } from '@harbour/rules'
import type { Context } from '../context.ts'
import { changeState } from '../ordering/change-state.ts'
import { endPayment } from '../paying/begin-payment.ts'
import { settle, type PayHouse } from '../paying/settle.ts'
import type { UnpaidOrder } from '../store/due-orders.ts'
import type { PaymentRecord } from '../store/payments.ts'
import { worker } from './worker.ts'

/** How long a provider that does not answer keeps an order from being ended. */
const patienceMinutes = 5

type House = PayHouse & Pick<Context, 'dueOrders'>

/**
 * Ends orders that nobody has paid in time (domain.md, Orders). What can still be paid is ended at its provider first, so that an order is ended whose
 * money cannot come any more; what was paid at the last moment is placed. Where the provider does not answer for five minutes the order is ended
 * all the same, and money that comes late brings it back or goes back itself.
 */
export const expireOrders = worker({
  name: 'expiring orders',
  every: 2000,
  take: ({ dueOrders, clock }: House, most) => dueOrders.unpaid({ now: clock.now(), most }),
  deed: expire,
})

async function expire({ orderId, payUntil }: UnpaidOrder, house: House): Promise<void> {
  const ended = await endLive(orderId, house)
  if (!ended && house.clock.now() < addMinutes(payUntil, patienceMinutes)) return
  await changeState({ find: () => waiting(orderId, house), to: 'cancelled', by: 'system', reason: 'unpaid' }, house)
}

/** Whether nothing of the order can be paid any more; false where its provider does not say. */
async function endLive(orderId: string, house: House): Promise<boolean> {
  for (const payment of await house.payments.ofOrder(orderId)) {
    const known = await settle(payment, house)
    if (known === 'unknown' || (isPayable(known) && (await endPayment(known, house)) === 'unknown')) return false
  }
  return true
}

/** A page whose time is over may still have a guest on it, whom the bank has not answered yet. */
const isPayable = ({ state, reason }: PaymentRecord) => state === 'open' || (state === 'failed' && reason === 'expired')

/** What was paid meanwhile is not ended: it waits no more. */
async function waiting(orderId: string, { orders }: House) {
  const order = await orders.one(orderId)
  return order?.state === 'paymentPending' ? order : undefined
}
