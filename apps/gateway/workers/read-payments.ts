import type { Context } from '../context.ts'
import { endPayment } from '../paying/begin-payment.ts'
import { settle, type PayHouse } from '../paying/settle.ts'
import type { PaymentRecord } from '../store/payments.ts'
import { worker } from './worker.ts'

/**
 * Asks providers about every payment that has not ended, whether or not anybody has told us of it, until it has: a guest who never comes back and a notice
 * that never arrives change nothing. One that is paid for nothing any more is ended at its provider. Any number of processes may do so.
 */
export const readPayments = worker({
  name: 'reading payments',
  every: 2000,
  take: ({ payments, clock }: PayHouse & Pick<Context, 'log'>, most) => payments.toRead({ now: clock.now(), most }),
  deed: read,
})

async function read(payment: PaymentRecord, house: PayHouse): Promise<void> {
  const known = await settle(payment, house)
  if (known === 'unknown' || known.state !== 'open') return
  const order = await house.orders.one(known.orderId)
  // While its time lasts the order waits for it; after that `expireOrders` ends both, or has ended the order without an answer.
  if (order?.state !== 'paymentPending') await endPayment(known, house)
}
