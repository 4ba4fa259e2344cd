/** The keys by which the sandbox knows its one shop; none of them opens anything else. */
export const secretKey = 'sk_sandbox_harbour'
export const publishableKey = 'pk_sandbox_harbour'
export const hookSecret = 'whsec_sandbox_harbour'

export const currencies = ['HKD', 'MOP'] as const
export type Currency = (typeof currencies)[number]
export type Language = 'zh-HK' | 'en'

export type Status = 'requires_action' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'expired'
export type DeclineCode = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'authentication_failed' | 'abandoned'

/** A card as it is kept: no other digit of it ever is. */
export type Card = { brand: string; last4: string; exp_month: number; exp_year: number }
/** The answer that a card's bank will give, told from its number while that was there; `asks` the guest first. */
export type Temper = 'approves' | 'asks' | DeclineCode
export type TypedCard = { card: Card; temper: Temper }

/** A payment in the books. Amounts are cents, times epoch milliseconds. */
export type Payment = {
  id: string
  /** The key that it was started under, and a digest of what was asked with it. */
  key: string
  asked: string
  status: Status
  amount: number
  currency: Currency
  /** `card`, or the app that it is approved in. */
  method: string
  capture: 'manual' | 'automatic'
  reference: string
  returnUrl: string
  pageUrl: string
  /** The key to its page, beside its id. */
  pageKey: string
  expiresAt: number
  language: Language
  /** The payee, as its page names them. */
  payee: string
  description: string
  card: TypedCard | null
  /** Its bank waits for the guest's word. */
  challenged: boolean
  authorised: number
  /** The amount that was asked to be captured, and the one that was. */
  captureAsked: number | null
  captured: number
  refunded: number
  declineCode: DeclineCode | null
  /** Approved, but that counts only so many milliseconds after it has expired; and then when. */
  lateMs: number | null
  lateAt: number | null
  /** Cancelled after it had expired: not even a late approval counts any more. */
  closed: boolean
  /** The moment at which the bank lets a held amount go. */
  heldUntil: number | null
  created: number
}

export type Refund = {
  id: string
  key: string
  asked: string
  payment: string
  amount: number
  reference: string
  status: 'pending' | 'succeeded' | 'failed'
  fails: boolean
  settlesAt: number
  /** The milliseconds after it has succeeded at which it fails after all; and then when. */
  bounceMs: number | null
  bouncesAt: number | null
  created: number
}

export type Token = TypedCard & { id: string; until: number; used: boolean }
export type SavedCard = TypedCard & { id: string; key: string; token: string; removed: boolean }

/** Something that the shop is told. `payment` and `refund` are as they were at that moment, in the words of the API. */
export type HookEvent = { id: string; type: string; created: number; payment: PaymentView; refund?: RefundView }

/** The answer to a request that is not granted. */
export type Refused = { status: number; code: string; message: string }

export const refused = (status: number, code: string, message = code.replaceAll('_', ' ')): Refused => ({ status, code, message })
export const isRefused = (answer: object): answer is Refused => 'code' in answer && 'message' in answer

export type PaymentView = ReturnType<typeof paymentView>
export type RefundView = ReturnType<typeof refundView>

/** A payment in the words of the API. */
export function paymentView(payment: Payment) {
  return {
    id: payment.id,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    capture: payment.capture,
    reference: payment.reference,
    page_url: payment.pageUrl,
    expires_at: payment.expiresAt,
    amount_authorised: payment.authorised,
    amount_captured: payment.captured,
    amount_refunded: payment.refunded,
    card: payment.card?.card ?? null,
    decline_code: payment.declineCode,
    created: payment.created,
  }
}

export function refundView({ id, payment, amount, reference, status, created }: Refund) {
  return { id, payment, amount, reference, status, created }
}
