import type { PaymentDeps } from '../deps.ts'
import type { PaymentRecord } from '../payment.ts'
import { worker } from '../../../platform/worker.ts'

type CaptureDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'clock' | 'log'>

/** Takes what banks hold for orders that their shops have accepted. Asked twice, it is taken once. */
export const capturePayments = worker({
  name: 'taking payments',
  every: 2000,
  take: ({ payments, clock }: CaptureDeps, most) => payments.toTake({ now: clock.now(), most }),
  run: take,
})

async function take({ paymentId, orderId, provider, ref, amount }: PaymentRecord, deps: CaptureDeps): Promise<void> {
  const { payments, providers, clock, log } = deps
  if (ref === null) return
  const taken = await providers.byName.get(provider)?.capture({ ref, key: paymentId, amount })
  if (taken === 'taken') return payments.taken(paymentId, clock.now())
  if (taken === 'gone' && (await payments.lost(paymentId, clock.now())))
    log.error({ payment: 'was let go by its bank before it was taken: the order is made and not paid', paymentId, orderId, cents: amount })
}
