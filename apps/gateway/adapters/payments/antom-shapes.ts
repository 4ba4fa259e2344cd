import { cents, type Cents } from '@harbour/rules'
import * as v from 'valibot'
import type { DeclineReason, ProviderPayment, ProviderRefund } from '../../modules/payments/payment-provider.ts'

/** Antom counts in the currency's smallest unit, which is ours, and writes numbers as text. */
const Amount = v.object({
  currency: v.string(),
  value: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,15}$/), v.transform(Number)),
})

/** Something done with a payment since: `REFUND` and others. */
const Transaction = v.object({ transactionType: v.string(), transactionStatus: v.string(), transactionAmount: v.nullish(Amount) })

/** The answer to `pay`: where the guest goes to pay. It is none yet where nobody knows what became of the question. */
export const Begun = v.object({ paymentRequestId: v.string(), paymentId: v.string(), normalUrl: v.nullish(v.string()) })

/** The answer to `inquiryPayment`. */
export const Payment = v.object({
  paymentRequestId: v.string(),
  paymentId: v.string(),
  paymentStatus: v.string(),
  paymentResultCode: v.nullish(v.string(), ''),
  paymentAmount: v.nullish(Amount),
  transactions: v.nullish(v.array(Transaction), []),
})
export type Payment = v.InferOutput<typeof Payment>

export const Cancelled = v.object({ paymentId: v.string() })

/** The answer to `refund`, and with `refundStatus` that to `inquiryRefund`. */
export const Refund = v.object({ refundRequestId: v.string(), refundId: v.string() })
export const RefundRead = v.object({ refundId: v.string(), refundStatus: v.string() })

/** A notice: of a payment, of a refund, or of something that we do not ask for. */
export const Notice = v.object({ notifyType: v.string(), paymentId: v.nullish(v.string()) })

/** A payment in a state that Antom's papers do not know: a person has to look, and nothing is taken for granted until then. */
export class UnclearPayment extends Error {}

/** The state of a payment. `PENDING` is one that its guest has done with and nobody has decided. Throws where it is paid and does not say how much. */
export function providerPayment({ paymentStatus, paymentResultCode, paymentAmount, transactions }: Payment): ProviderPayment {
  if (paymentStatus === 'PROCESSING' || paymentStatus === 'PENDING') return { state: 'pending' }
  if (paymentStatus === 'CANCELLED') return { state: 'failed', reason: 'expired' }
  if (paymentStatus === 'FAIL') return { state: 'failed', reason: reasons[paymentResultCode] ?? 'declined' }
  if (paymentStatus !== 'SUCCESS') throw new UnclearPayment('says a state of a payment that its papers do not know')
  if (!paymentAmount) throw new UnclearPayment('says that a payment is paid, and not how much')
  const { value, currency } = paymentAmount
  return { state: 'captured', amount: cents(value), currency, refunded: refundedOf(transactions), card: null }
}

const given: readonly string[] = ['SUCCESS', 'PROCESSING', 'PENDING']

const refundedOf = (transactions: Payment['transactions']): Cents =>
  cents(
    transactions
      .filter(({ transactionType, transactionStatus }) => transactionType === 'REFUND' && given.includes(transactionStatus))
      .reduce((sum, { transactionAmount }) => sum + (transactionAmount?.value ?? 0), 0),
  )

/** The words of Antom for a payment that has failed or is refused. */
const reasons: Partial<Record<string, DeclineReason>> = {
  USER_BALANCE_NOT_ENOUGH: 'insufficient',
  USER_PAYMENT_VERIFICATION_FAILED: 'notAuthenticated',
  ORDER_IS_CLOSED: 'expired',
  ORDER_IS_CANCELED: 'expired',
}

/** A clear no to `pay`: it was not taken, and under this id never will be. Any other word is none that we know. */
const declined: readonly string[] = [
  'USER_BALANCE_NOT_ENOUGH',
  'USER_PAYMENT_VERIFICATION_FAILED',
  'ORDER_IS_CLOSED',
  'ORDER_IS_CANCELED',
  'RISK_REJECT',
  'PROCESS_FAIL',
  'PAYMENT_AMOUNT_EXCEED_LIMIT',
  'PAYMENT_COUNT_EXCEED_LIMIT',
  'USER_AMOUNT_EXCEED_LIMIT',
  'USER_STATUS_ABNORMAL',
  'USER_NOT_EXIST',
  'USER_KYC_NOT_QUALIFIED',
  'REGULATION_RESTRICTION',
]
/** Nothing was begun, because of how we are set up there: a person has to look as well. */
const unfit: readonly string[] = [
  'ACCESS_DENIED',
  'BUSINESS_NOT_SUPPORT',
  'CURRENCY_NOT_SUPPORT',
  'INVALID_CLIENT',
  'INVALID_CONTRACT',
  'INVALID_SIGNATURE',
  'KEY_NOT_FOUND',
  'MERCHANT_NOT_REGISTERED',
  'NO_INTERFACE_DEF',
  'PARAM_ILLEGAL',
  'UNAVAILABLE_PAYMENT_METHOD',
]

/** The reason of a clear no to `pay`; undefined for a word that says nothing of what became of it, such as of an id that stands for something else. */
export function refusedFor(code: string): { refused: DeclineReason; isOurs: boolean } | undefined {
  if (declined.includes(code)) return { refused: reasons[code] ?? 'declined', isOurs: false }
  return unfit.includes(code) ? { refused: 'other', isOurs: true } : undefined
}

/** The words of a refund that was not made, and under this id never will be. */
const notGiven: readonly string[] = [
  'ORDER_NOT_EXIST',
  'ORDER_STATUS_INVALID',
  'ORDER_IS_CLOSED',
  'REFUND_AMOUNT_EXCEED',
  'REFUND_WINDOW_EXCEED',
  'MERCHANT_BALANCE_NOT_ENOUGH',
  'PROCESS_FAIL',
  'RISK_REJECT',
  'PARAM_ILLEGAL',
]
export const isRefundRefused = (code: string): boolean => notGiven.includes(code)

/** The state of a refund that is asked about. */
export function toProviderRefund({ refundId: ref, refundStatus }: v.InferOutput<typeof RefundRead>): ProviderRefund {
  if (refundStatus === 'SUCCESS') return { ref, state: 'refunded' }
  if (refundStatus === 'FAIL') return { ref, state: 'failed' }
  if (refundStatus === 'PROCESSING') return { ref, state: 'processing' }
  throw new UnclearPayment('says a state of a refund that its papers do not know')
}
