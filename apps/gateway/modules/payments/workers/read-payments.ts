import type { PaymentDeps } from '../deps.ts'
import { endPayment } from '../begin-payment.ts'
import { settle, type SettleDeps } from '../settle.ts'
import type { PaymentRecord } from '../payment.ts'
import { readingDue } from '../store/payments.ts'
import { worker } from '../../../platform/workers/worker.ts'

/**
 * Asks providers about every payment that has not ended, whether or not anybody has told us of it, until it has: a guest who never comes back and a notice
 * that never arrives change nothing. One that is paid for nothing any more is ended at its provider. Any number of processes may do so.
 */
export const readPayments = worker({
  name: 'reading payments',
  due: readingDue,
  claim: ({ payments, clock }: SettleDeps & Pick<PaymentDeps, 'log'>, most) => payments.toRead({ now: clock.now(), most }),
  run: read,
})

async function read(payment: PaymentRecord, deps: SettleDeps): Promise<void> {
  const known = await settle(payment, deps)
  if (known === 'unknown' || known.state !== 'open') return
  const order = await deps.orders.one(known.orderId)
  // While its time lasts the order waits for it; after that `expireOrders` ends both, or has ended the order without an answer.
  if (order?.state !== 'paymentPending') await endPayment(known, deps)
}
