import type { PayReason } from '@harbour/protocol'
import type { Cents, Instant, PayMethod } from '@harbour/rules'
import type { OrderRecord } from '../ordering/order.ts'
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

/** The part of a payment that its guest is told. */
export type OrderPayment = Pick<PaymentRecord, 'method' | 'amount' | 'state' | 'reason' | 'card' | 'page'>

/** The part of a payment's order that never changes: who makes it, how it is had, and what it comes to, in cents. */
export type SoldOrder = Pick<OrderRecord, 'storeId' | 'orderType' | 'total'>

/** A first payment, for all that its order comes to: whose the order is, and of which brand. */
export type FirstPayment = Pick<PaymentRecord, 'paymentId' | 'orderId' | 'provider' | 'method' | 'currency' | 'begunAt'> &
  Pick<OrderRecord, 'userId' | 'brand'>

/** A first payment that was begun, with that of its order which its guest and its provider are told. */
export type BegunPayment = PaymentRecord & Pick<OrderRecord, 'orderNo' | 'storeId' | 'orderType'>

/** `card`: the saved card that it is by, as it is shown. */
export type NewPayment = Pick<
  PaymentRecord,
  'paymentId' | 'orderId' | 'provider' | 'method' | 'amount' | 'currency' | 'begunAt' | 'endsAt' | 'card'
>
