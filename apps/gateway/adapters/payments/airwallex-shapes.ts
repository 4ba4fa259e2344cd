import { cents, dollarsToCents, type Cents } from '@harbour/rules'
import * as v from 'valibot'
import type { DeclineReason, ProviderPayment, ProviderRefund } from '../../modules/payments/payment-provider.ts'

/** Airwallex counts in dollars, of two decimals in both our currencies. */
const Amount = v.pipe(v.number(), v.minValue(0), v.transform(dollarsToCents))
const Metadata = v.nullish(v.record(v.string(), v.unknown()), {})
const Attempt = v.object({ status: v.nullish(v.string(), ''), failure_code: v.nullish(v.string(), '') })

/** A payment intent: what a guest is asked for. It may be tried more than once, and is paid once; `next_action` is where the guest goes to pay, or a code to scan. */
export const Intent = v.object({
  id: v.string(),
  status: v.string(),
  currency: v.string(),
  merchant_order_id: v.string(),
  captured_amount: v.nullish(Amount),
  metadata: Metadata,
  next_action: v.nullish(v.object({ url: v.nullish(v.string()), qrcode: v.nullish(v.string()) })),
  latest_payment_attempt: v.nullish(Attempt),
})
export type Intent = v.InferOutput<typeof Intent>

export const Refund = v.object({
  id: v.string(),
  request_id: v.string(),
  payment_intent_id: v.string(),
  amount: Amount,
  status: v.string(),
})
export type Refund = v.InferOutput<typeof Refund>

export const listOf = <T>(one: v.GenericSchema<unknown, T>) => v.object({ items: v.array(one), has_more: v.boolean() })

/** The object that a signed webhook speaks of: an intent itself, or something that names its intent. */
export const WebhookEvent = v.object({
  name: v.string(),
  data: v.object({ object: v.object({ id: v.string(), payment_intent_id: v.optional(v.string()) }) }),
})

const ended: readonly string[] = ['FAILED', 'EXPIRED', 'CANCELLED']

/**
 * The state of a payment, with all refunds of it. An intent whose try has ended asks for another way to pay, which nobody but us could give it: it has
 * failed, and the guest begins a new one. Money that was taken counts, also where the intent was cancelled. Throws where it is paid and does not say how much.
 */
export function providerPayment(intent: Intent, refunds: readonly Refund[]): ProviderPayment {
  if (hasMoney(intent))
    return {
      state: 'captured',
      amount: capturedOf(intent),
      currency: intent.currency,
      refunded: refundedOf(intent.id, refunds),
      card: null,
    }
  const reason = endedFor(intent)
  if (intent.status === 'CANCELLED') return { state: 'failed', reason: reason ?? 'expired' }
  return isAfterFailedTry(intent) && reason !== undefined ? { state: 'failed', reason } : { state: 'pending' }
}

/** A wallet can have taken money for an intent in the moment in which it was cancelled. */
export const hasMoney = ({ status, captured_amount: amount }: Intent): boolean =>
  status === 'SUCCEEDED' || (status === 'CANCELLED' && amount != null && amount > 0)

/** An intent that may have money does not say how much: a list may say less than the intent itself. */
export const lacksAmount = ({ status, captured_amount: amount }: Intent): boolean =>
  (status === 'SUCCEEDED' || status === 'CANCELLED') && amount == null

/** An intent in a state that its papers do not know: a person has to look, and nothing is taken for granted until then. */
export class UnclearIntent extends Error {}

/** The try has ended and the intent has not: another could be made of it. */
export const isAfterFailedTry = (intent: Intent): boolean => intent.status === 'REQUIRES_PAYMENT_METHOD' && endedFor(intent) !== undefined

function endedFor({ latest_payment_attempt: attempt }: Intent): DeclineReason | undefined {
  return attempt && ended.includes(attempt.status) ? attemptReason(attempt) : undefined
}

function capturedOf({ captured_amount: amount }: Intent): Cents {
  if (amount == null) throw new UnclearIntent('says that an intent is paid, and not how much')
  return cents(amount)
}

const refundedOf = (intentId: string, refunds: readonly Refund[]): Cents =>
  cents(
    refunds
      .filter((refund) => refund.payment_intent_id === intentId && toProviderRefund(refund).state !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0),
  )

const reasons: Partial<Record<string, DeclineReason>> = {
  authentication_declined: 'notAuthenticated',
  insufficient_balance: 'insufficient',
  insufficient_funds: 'insufficient',
}

function attemptReason({ status, failure_code: code }: v.InferOutput<typeof Attempt>): DeclineReason {
  if (status === 'EXPIRED') return 'expired'
  return status === 'CANCELLED' ? 'abandoned' : (reasons[code] ?? 'declined')
}

/** `SUCCEEDED` is the word of versions before ours for `SETTLED`. An accepted refund is on its way. */
export function toProviderRefund({ id, status }: Refund): ProviderRefund {
  if (status === 'SETTLED' || status === 'SUCCEEDED') return { ref: id, state: 'refunded' }
  return { ref: id, state: status === 'FAILED' ? 'failed' : 'processing' }
}
