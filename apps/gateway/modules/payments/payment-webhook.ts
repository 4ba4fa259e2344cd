import { payRefund, type RefundDeps } from './pay-refund.ts'
import { readPage, type PageDeps } from './save-card-on-page.ts'
import { settle, type SettleDeps } from './settle.ts'

/**
 * A provider has said that something happened to a payment. What it was is not believed: the payment is read, and so are the refunds of it
 * that are under way or may still come back. So is a page on which a card is saved. False where the provider gave no answer, so that it says it again.
 */
export async function handlePaymentWebhook(
  { provider, ref }: { provider: string; ref: string },
  deps: SettleDeps & RefundDeps & PageDeps,
): Promise<boolean> {
  const payment = await deps.payments.ofProvider(provider, ref)
  if (!payment) {
    const page = await deps.cardTasks.pageOfSession(provider, ref)
    // One whose name we have not heard yet: whoever looks for it by our key finds it.
    return !page || (await readPage(page, deps)) !== 'unknown'
  }
  const known = await settle(payment, deps)
  if (known === 'unknown' || known.givenBack > 0)
    for (const refund of await deps.refunds.underWay(payment.paymentId)) await payRefund(refund, deps)
  return known !== 'unknown'
}
