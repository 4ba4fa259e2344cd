import type { Context } from '../context.ts'
import type { PaymentProvider, RefundTruth } from '../ports/payments/payment-provider.ts'
import type { RefundRecord } from '../store/refunds.ts'

export type BackHouse = Pick<Context, 'payments' | 'refunds' | 'providers' | 'clock' | 'log'>

/**
 * Brings a refund as far as its provider can now (domain.md, Orders: refunds run beside). What was only held is let go: the guest was never charged. What
 * was taken is given back under the refund's id, so that a lost answer gives nothing back twice. No answer changes nothing, and it is asked again.
 */
export async function giveBack(refund: RefundRecord, house: BackHouse): Promise<void> {
  const { payments, refunds, providers, clock } = house
  const { paymentId, paymentRef, paymentState } = refund
  const provider = providers.byName.get(refund.provider)
  if (!provider || paymentRef === null) return
  if (paymentState === 'letGo') return refunds.letGo(paymentId, clock.now())
  if (paymentState === 'held') {
    const cancelled = await provider.cancel(paymentRef)
    if (cancelled === 'unknown') return
    if (cancelled === 'cancelled') return refunds.letGo(paymentId, clock.now())
    // It was taken after all, and whoever took it did not live to write it down.
    await payments.taken(paymentId, clock.now())
  }
  const truth = await ask(refund, paymentRef, provider)
  if (truth !== 'unknown') await keep(refund, truth, house)
}

/** One that failed is asked for again, since what was in its way may be gone. */
async function ask({ refundId, amount, ref, failed }: RefundRecord, paymentRef: string, provider: PaymentProvider) {
  return ref === null || failed ? provider.refund({ ref: paymentRef, key: refundId, amount }) : provider.readRefund({ ref })
}

async function keep({ refundId, orderId, amount }: RefundRecord, { ref, state }: RefundTruth, { refunds, clock, log }: BackHouse) {
  const said = { ref, at: clock.now() }
  if (state === 'processing') return refunds.processing(refundId, said)
  if (state === 'refunded') return refunds.refunded(refundId, said)
  const outcome = await refunds.failed(refundId, said)
  if (outcome === 'manual') log.error({ refund: 'has failed for good: a person has to give it back', refundId, orderId, cents: amount })
}
