import { payRefund, type RefundDeps } from './pay-refund.ts'
import { settle, type SettleDeps } from './settle.ts'

/**
 * A provider has said that something happened to a payment. What it was is not believed: the payment is read, and so are the refunds of it
 * that are under way or may still come back. False where the provider gave no answer, so that it says it again.
 */
export async function handlePaymentWebhook(
  { provider, ref }: { provider: string; ref: string },
  deps: SettleDeps & RefundDeps,
): Promise<boolean> {
  const payment = await deps.payments.ofProvider(provider, ref)
  // One whose name we have not heard yet: whoever looks for it by our key finds it.
  if (!payment) return true
  const known = await settle(payment, deps)
  if (known === 'unknown' || known.givenBack > 0)
    for (const refund of await deps.refunds.underWay(payment.paymentId)) await payRefund(refund, deps)
  return known !== 'unknown'
}
