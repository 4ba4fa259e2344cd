import type { PayReason } from '@harbour/protocol'
import type { Cents, Instant, PayMethod } from '@harbour/rules'
import type { Currency, ShownCard } from './payment-provider.ts'
import type { Booked } from './store/ledger.ts'

/**
 * The state of a payment with us. `creating`: its provider may not know of it yet; `open`: the guest may pay; `held`: the bank keeps the money for us;
 * `released`: it kept it, and keeps it no longer; `mismatched`: the provider says another amount or currency than was asked for.
 */
export type PaymentState = 'creating' | 'open' | 'held' | 'captured' | 'failed' | 'released' | 'mismatched'

/** One way in which an order was to be paid; amounts in cents. */
export type PaymentRecord = {
  paymentId: string
  orderId: string
  provider: string
  method: PayMethod
  amount: Cents
  currency: Currency
  state: PaymentState
  ref: string | null
  page: string | null
  card: ShownCard | null
  reason: PayReason | null
  booked: Booked | null
  givenBack: Cents
  begunAt: Instant
  endsAt: Instant
  tries: number
}

export type NewPayment = Pick<PaymentRecord, 'paymentId' | 'orderId' | 'provider' | 'method' | 'amount' | 'currency' | 'begunAt' | 'endsAt'>
