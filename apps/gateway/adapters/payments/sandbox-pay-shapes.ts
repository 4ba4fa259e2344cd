import { cents } from '@harbour/rules'
import * as v from 'valibot'
import type { HttpReply } from '../http-request.ts'
import type { DeclineReason, ProviderPayment, ProviderRefund, ShownCard } from '../../modules/payments/payment-provider.ts'

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(cents))
const Card = v.pipe(
  v.object({ brand: v.string(), last4: v.pipe(v.string(), v.regex(/^\d{4}$/)), exp_month: v.number(), exp_year: v.number() }),
  v.transform((card): ShownCard => ({ network: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year })),
)
const Payment = v.object({
  id: v.string(),
  status: v.picklist(['requires_action', 'authorised', 'captured', 'declined', 'cancelled', 'expired']),
  currency: v.string(),
  reference: v.string(),
  page_url: v.pipe(v.string(), v.url(), v.startsWith('http')),
  amount_authorised: Amount,
  amount_captured: Amount,
  amount_refunded: Amount,
  card: v.nullable(Card),
  decline_code: v.nullable(v.string()),
})
export type SandboxPayPayment = v.InferOutput<typeof Payment>

const List = v.object({ data: v.array(Payment), has_more: v.boolean() })
const Refund = v.object({ id: v.string(), status: v.picklist(['pending', 'succeeded', 'failed']) })
const Saved = v.object({ id: v.string(), card: Card })
const Refusal = v.object({ error: v.object({ code: v.string() }) })

const declines: Record<string, DeclineReason> = {
  card_declined: 'declined',
  insufficient_funds: 'insufficient',
  expired_card: 'cardExpired',
  authentication_failed: 'notAuthenticated',
  abandoned: 'abandoned',
  unknown_card: 'declined',
  has_expired: 'expired',
}

const readAs = <Schema extends v.GenericSchema>(schema: Schema, reply: HttpReply | undefined): v.InferOutput<Schema> | undefined => {
  const read = v.safeParse(schema, reply && reply.status < 300 ? reply.body : undefined)
  return read.success ? read.output : undefined
}

/** The payment in an answer, where it is a good one. */
export const paymentOf = (reply: HttpReply | undefined) => readAs(Payment, reply)
export const paymentsOf = (reply: HttpReply | undefined) => readAs(List, reply)
export const refundOf = (reply: HttpReply | undefined) => readAs(Refund, reply)
export const savedCardOf = (reply: HttpReply | undefined) => readAs(Saved, reply)

/** The code of a request that was clearly not granted. */
export function refusalOf(reply: HttpReply | undefined): string | undefined {
  const read = v.safeParse(Refusal, reply && reply.status >= 400 ? reply.body : undefined)
  return read.success ? read.output.error.code : undefined
}

export const reasonOf = (code: string | null): DeclineReason => declines[code ?? ''] ?? 'other'

/** A payment in our words. What we have cancelled ourselves has failed for no reason of the bank's. */
export function toProviderPayment(payment: SandboxPayPayment): ProviderPayment {
  const { status, currency, card, amount_authorised: authorised, amount_captured: captured, amount_refunded: refunded } = payment
  if (status === 'requires_action') return { state: 'pending' }
  if (status === 'authorised') return { state: 'held', amount: authorised, currency, refunded, card }
  if (status === 'captured') return { state: 'captured', amount: captured, currency, refunded, card }
  return {
    state: 'failed',
    reason: status === 'expired' ? 'expired' : reasonOf(payment.decline_code),
    ...(payment.decline_code !== null && card && { card }),
  }
}

const refundStates = { pending: 'processing', succeeded: 'refunded', failed: 'failed' } as const

export const toProviderRefund = ({ id, status }: v.InferOutput<typeof Refund>): ProviderRefund => ({ ref: id, state: refundStates[status] })
