import type { Cents } from '@harbour/rules'
import * as v from 'valibot'
import type { DeclineReason, ProviderPayment, ProviderRefund, ShownCard } from '../../modules/payments/payment-provider.ts'

const Amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((amount) => amount as Cents), // the edge: whole by its schema, and Stripe counts both our currencies in cents
)
const Metadata = v.nullish(v.record(v.string(), v.string()), {})
const Card = v.object({ brand: v.nullish(v.string(), ''), last4: v.string(), exp_month: v.number(), exp_year: v.number() })
const Charge = v.object({
  amount_refunded: Amount,
  payment_method_details: v.nullish(v.object({ card: v.nullish(Card) })),
})
const PaymentError = v.object({
  code: v.nullish(v.string()),
  decline_code: v.nullish(v.string()),
  payment_method: v.nullish(v.object({ card: v.nullish(Card) })),
})
const NextAction = v.object({ redirect_to_url: v.nullish(v.object({ url: v.nullish(v.string()) })) })

/** A payment intent: money that a bank was asked for. Its charge is told where it is asked for with it. */
export const Intent = v.object({
  id: v.string(),
  status: v.string(),
  currency: v.string(),
  amount_capturable: Amount,
  amount_received: Amount,
  cancellation_reason: v.nullish(v.string()),
  last_payment_error: v.nullish(PaymentError),
  latest_charge: v.nullish(v.union([v.string(), Charge])),
  next_action: v.nullish(NextAction),
  metadata: Metadata,
})
export type Intent = v.InferOutput<typeof Intent>

/** A Checkout session: one payment, on a page of Stripe's, or on a screen of ours that its `client_secret` opens it to. It has an intent once the guest has tried to pay. */
export const Session = v.object({
  id: v.string(),
  status: v.nullable(v.picklist(['open', 'complete', 'expired'])),
  url: v.nullish(v.string()),
  success_url: v.nullish(v.string()),
  return_url: v.nullish(v.string()),
  client_secret: v.nullish(v.string()),
  client_reference_id: v.nullish(v.string()),
  payment_method_types: v.array(v.string()),
  payment_intent: v.nullish(v.union([v.string(), Intent])),
})
export type Session = v.InferOutput<typeof Session>

const SavedMethod = v.object({
  id: v.string(),
  card: v.nullish(Card),
  billing_details: v.nullish(v.object({ name: v.nullish(v.string()) })),
})

/** A Checkout session that saves a card; its customer keeps it. */
export const SetupSession = v.object({
  ...Session.entries,
  customer: v.nullish(v.string()),
  setup_intent: v.nullish(
    v.union([v.string(), v.object({ status: v.string(), payment_method: v.nullish(v.union([v.string(), SavedMethod])) })]),
  ),
})
export type SetupSession = v.InferOutput<typeof SetupSession>

export const Customer = v.object({ id: v.string() })
/** A card that a customer keeps, until it is detached. */
export const PaymentMethod = v.object({ id: v.string(), customer: v.nullable(v.string()) })

/** The card that a session has saved, with the name on it; null where it has saved none. */
export function savedMethodOf({ setup_intent: setup }: SetupSession): { id: string; card: ShownCard; holder: string } | null {
  const method = typeof setup === 'object' && setup?.status === 'succeeded' ? setup.payment_method : null
  if (method == null || typeof method === 'string' || !method.card) return null
  return { id: method.id, card: toShownCard(method.card), holder: method.billing_details?.name ?? '' }
}

export const Refund = v.object({ id: v.string(), status: v.nullable(v.string()), metadata: Metadata })

/** The object that a signed webhook speaks of: a session or an intent itself, or a refund that names its payment. */
export const WebhookObject = v.union([
  v.object({ object: v.picklist(['checkout.session', 'payment_intent']), id: v.string() }),
  v.object({ object: v.literal('refund'), metadata: v.object({ payment: v.string() }) }),
])

/** The intent of a session that was asked for with it; null where the guest has not tried to pay. */
export function intentOf({ payment_intent: intent }: Session): Intent | null {
  if (typeof intent === 'string') throw new Error('the intent was not told with its session')
  return intent ?? null
}

/** The state of a session's payment. While its page is open a declined guest can try another card, so that it has not failed yet. */
export function providerPaymentOfSession(session: Session): ProviderPayment {
  const intent = intentOf(session)
  if (session.status === 'expired') return intent?.last_payment_error ? failedIntent(intent) : { state: 'failed', reason: 'expired' }
  if (session.status !== 'complete' || intent === null) return { state: 'pending' }
  return providerPaymentOfCharge(intent)
}

/** The state of an intent that takes no other card any more: the one that it was to charge is all there is. */
export function providerPaymentOfCharge(intent: Intent): ProviderPayment {
  return intent.status === 'requires_payment_method' ? failedIntent(intent) : providerPaymentOfIntent(intent)
}

/** The state of an intent itself. */
export function providerPaymentOfIntent(intent: Intent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const rest = { currency: intent.currency.toUpperCase(), refunded: charge?.amount_refunded ?? (0 as Cents), card: shownCard(charge) } // 0 is whole
  switch (intent.status) {
    case 'succeeded':
      return { state: 'captured', amount: intent.amount_received, ...rest }
    case 'requires_capture':
      return { state: 'held', amount: intent.amount_capturable, ...rest }
    case 'canceled':
      return failedIntent(intent)
    default:
      return { state: 'pending' }
  }
}

function failedIntent(intent: Intent): ProviderPayment {
  const card = intent.last_payment_error?.payment_method?.card
  return { state: 'failed', reason: intentReason(intent), ...(card ? { card: toShownCard(card) } : {}) }
}

function shownCard(charge: v.InferOutput<typeof Charge> | null | undefined): ShownCard | null {
  const card = charge?.payment_method_details?.card
  return card ? toShownCard(card) : null
}

const toShownCard = (card: v.InferOutput<typeof Card>): ShownCard => ({
  network: card.brand,
  last4: card.last4,
  expiryMonth: card.exp_month,
  expiryYear: card.exp_year,
})

const reasons: Partial<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient',
  expired_card: 'cardExpired',
  authentication_required: 'notAuthenticated',
  payment_intent_authentication_failure: 'notAuthenticated',
  payment_method_customer_decline: 'abandoned',
  payment_intent_payment_attempt_expired: 'expired',
  processing_error: 'other',
}

/** `automatic`: Stripe has let a hold go that nobody took in time. */
function intentReason({ last_payment_error: error, cancellation_reason: why }: Intent): DeclineReason {
  if (error) return reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'declined'
  if (why === 'automatic') return 'expired'
  return why === 'abandoned' || why === 'requested_by_customer' ? 'abandoned' : 'other'
}

export function toProviderRefund({ id, status }: v.InferOutput<typeof Refund>): ProviderRefund {
  if (status === 'succeeded') return { ref: id, state: 'refunded' }
  return { ref: id, state: status === 'failed' || status === 'canceled' ? 'failed' : 'processing' }
}
