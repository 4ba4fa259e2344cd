import type { Stripe } from 'stripe'
import type { PaymentRequest, ProviderPayment, StartedPayment } from '../../modules/payments/payment-provider.ts'
import type { StripeCalls } from './stripe-calls.ts'
import { findCharge } from './stripe-books.ts'
import { cardOf } from './stripe-cards.ts'
import { Intent, providerPaymentOfCharge } from './stripe-shapes.ts'

/** A payment by a saved card is an intent itself, and no session. */
export const isCharge = (ref: string): boolean => ref.startsWith('pi_')

/** Charges a saved card, whose guest has said yes to it here. Its bank answers at once, or wants to hear from them on a page of its own (3-D Secure). */
export async function chargeCard(calls: StripeCalls, ask: PaymentRequest): Promise<StartedPayment | { refused: 'other' } | 'unknown'> {
  const { sdk, hear } = calls
  const card = cardOf(ask.savedCard ?? '')
  if (!card) return { refused: 'other' }
  const charged = await hear(Intent, sdk.paymentIntents.create(chargeAsked(ask, card), { idempotencyKey: ask.key }))
  if ('said' in charged) return startedCharge(charged.said)
  const { type, intent } = charged.no
  // What the bank said, and of which card, is read from the intent, as from any other.
  if (type === 'card_error' && intent !== undefined) return { ref: intent, page: ask.returnUrl, decided: true }
  if (type !== 'idempotency_error') return { refused: 'other' }
  const found = await findCharge(calls, ask.key)
  return found === 'absent' ? 'unknown' : startedCharge(found)
}

function chargeAsked(ask: PaymentRequest, { customer, method }: { customer: string; method: string }): Stripe.PaymentIntentCreateParams {
  return {
    amount: ask.amount,
    currency: ask.currency.toLowerCase(),
    customer,
    payment_method: method,
    allowed_payment_method_types: ['card'],
    capture_method: ask.hold ? 'manual' : 'automatic',
    confirm: true,
    // Named, so that a bank that asks is a page, and not a script's.
    return_url: ask.returnUrl,
    description: ask.description,
    metadata: { attempt: ask.key, back: ask.returnUrl },
  }
}

/** One whose bank wants nothing of its guest sends them back to us. */
export function startedCharge({ id, next_action: next, metadata }: Intent): StartedPayment {
  const page = next?.redirect_to_url?.url
  if (page) return { ref: id, page }
  if (metadata.back === undefined) throw new Error('a charge without a way back')
  return { ref: id, page: metadata.back, decided: true }
}

/** The intent of a charge, thrown where Stripe does not tell it. */
export async function chargeOf({ sdk, hear }: StripeCalls, ref: string): Promise<Intent> {
  const intent = await hear(Intent, sdk.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }))
  if ('no' in intent) throw new Error(`no intent: ${intent.no.code}`)
  return intent.said
}

/** The truth of a charge. One that its bank has declined is cancelled, so that nobody can try it with another card beside the payment that comes next. */
export async function readCharge(calls: StripeCalls, ref: string): Promise<ProviderPayment | 'absent' | 'unknown'> {
  const { sdk, hear } = calls
  const intent = await hear(Intent, sdk.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }))
  if ('no' in intent) return intent.no.status === 404 ? 'absent' : 'unknown'
  if (intent.said.status !== 'requires_payment_method') return providerPaymentOfCharge(intent.said)
  const cancelled = await hear(Intent, sdk.paymentIntents.cancel(ref))
  return providerPaymentOfCharge('said' in cancelled ? intent.said : await chargeOf(calls, ref))
}

/** Ends a charge that its bank has not approved. Stripe lets a hold go too, so that it is looked at first. */
export async function endCharge(calls: StripeCalls, ref: string): Promise<'ended' | 'paid' | 'unknown'> {
  const { sdk, hear } = calls
  if (providerPaymentOfCharge(await chargeOf(calls, ref)).state === 'pending') await hear(Intent, sdk.paymentIntents.cancel(ref))
  const { state } = providerPaymentOfCharge(await chargeOf(calls, ref))
  return state === 'pending' ? 'unknown' : state === 'failed' ? 'ended' : 'paid'
}
