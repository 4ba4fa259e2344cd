import { createHash } from 'node:crypto'
import type { PaymentDeps } from './deps.ts'
import type { PaymentProvider, ProviderRefund } from './payment-provider.ts'
import type { RefundRecord } from './store/refunds.ts'

export type RefundDeps = Pick<PaymentDeps, 'payments' | 'refunds' | 'providers' | 'clock' | 'log'>

/**
 * Brings a refund as far as its provider can now (domain.md, Orders: refunds run beside). What was only held is released: the guest was never charged. What
 * was captured is given back under one key for each try, so that a lost answer gives nothing back twice. No answer changes nothing, and it is asked again.
 */
export async function payRefund(refund: RefundRecord, deps: RefundDeps): Promise<void> {
  const { payments, refunds, providers, clock } = deps
  const { paymentId, paymentRef, paymentState } = refund
  const provider = providers.byName.get(refund.provider)
  if (!provider || paymentRef === null) return
  if (refund.done) return lookAgain(refund, provider, deps)
  if (paymentState === 'released') return refunds.released(paymentId, clock.now())
  if (paymentState === 'held') {
    const cancelled = await provider.cancel(paymentRef)
    if (cancelled === 'unknown') return
    if (cancelled === 'cancelled') return refunds.released(paymentId, clock.now())
    // It was captured after all, and whoever did it did not live to write it down.
    await payments.captured(paymentId, clock.now())
  }
  const truth = await ask(refund, paymentRef, provider)
  if (truth !== 'unknown') await keep(refund, truth, deps)
}

/** Weeks after a bank has taken it the money may come back: its guest's card is gone, its account shut. */
async function lookAgain({ refundId, orderId, amount, ref }: RefundRecord, provider: PaymentProvider, { refunds, clock, log }: RefundDeps) {
  const truth = ref === null ? 'unknown' : await provider.readRefund({ ref })
  if (truth === 'unknown' || truth.state !== 'failed') return
  if (await refunds.bounced(refundId, { ref: truth.ref, at: clock.now() }))
    log.error({ refund: 'came back, and has failed for good: a person has to give it back', refundId, orderId, cents: amount })
}

/** One that failed is asked for again, since what was in its way may be gone. */
async function ask({ refundId, amount, ref, failed, failures }: RefundRecord, paymentRef: string, provider: PaymentProvider) {
  return ref === null || failed
    ? provider.refund({ ref: paymentRef, key: keyOf(refundId, failures), amount })
    : provider.readRefund({ ref })
}

/** A provider would, under the key of a try that has failed, tell of that failure for ever. */
function keyOf(refundId: string, failures: number): string {
  if (failures === 0) return refundId
  const hash = createHash('sha1').update(`${refundId} ${failures}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

async function keep(refund: RefundRecord, { ref, state }: ProviderRefund, { refunds, clock, log }: RefundDeps) {
  const { refundId, orderId, amount } = refund
  const said = { ref, at: clock.now() }
  if (state === 'processing') return refunds.processing(refund, said)
  if (state === 'refunded') return refunds.refunded(refundId, said)
  const outcome = await refunds.failed(refund, said)
  if (outcome === 'manual') log.error({ refund: 'has failed for good: a person has to give it back', refundId, orderId, cents: amount })
}
