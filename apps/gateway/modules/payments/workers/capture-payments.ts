import type { PaymentDeps } from '../deps.ts'
import type { PaymentRecord } from '../payment.ts'
import { captureDue } from '../store/payments.ts'
import { worker } from '../../../platform/workers/worker.ts'

type CaptureDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'clock' | 'log'>

/** Captures the money that banks hold for orders that their shops have accepted. Asked twice, it is captured once. */
export const capturePayments = worker({
  name: 'capturing payments',
  due: captureDue,
  claim: ({ payments, clock }: CaptureDeps, most) => payments.toCapture({ now: clock.now(), most }),
  run: capture,
})

async function capture({ paymentId, orderId, provider, ref, amount }: PaymentRecord, deps: CaptureDeps): Promise<void> {
  const { payments, providers, clock, log } = deps
  if (ref === null) return
  const answer = await providers.byName.get(provider)?.capture({ ref, key: paymentId, amount })
  if (answer === 'captured') return payments.captured(paymentId, clock.now())
  if (answer === 'gone' && (await payments.lost(paymentId, clock.now())))
    log.error({
      payment: 'was released by its bank before it was captured: the order is made and not paid',
      paymentId,
      orderId,
      cents: amount,
    })
}
