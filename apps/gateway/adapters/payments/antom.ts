import { brandIds, type Instant } from '@harbour/rules'
import * as v from 'valibot'
import type { BookedPayment, Device, PaymentProvider, PaymentRequest } from '../../modules/payments/payment-provider.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { antomCalls, type Hear } from './antom-calls.ts'
import {
  Begun,
  Cancelled,
  isRefundRefused,
  Notice,
  Payment,
  providerPayment,
  Refund,
  RefundRead,
  refusedFor,
  toProviderRefund,
  UnclearPayment,
} from './antom-shapes.ts'
import { antomKeys, isSignedBy, type AntomKeys } from './antom-signature.ts'

/** `url`: the address of its API up to the version, `https://.../ams/api`. The keys: ours, to sign with, and Antom's. */
export type AntomSettings = { clientId: string; privateKey: string; publicKey: string; url: string }

/** The most that a notice may be old, or ahead: whoever has listened in on one cannot send it again for long. */
const toleranceMs = 5 * 60_000
/** The reconciliation asks about each payment by itself, so many at a time. */
const bookPatienceMs = 10 * 60_000
const atATime = 4
/** The one currency that MPay takes. */
const currency = 'MOP'

/**
 * Antom, for MPay in Macau. The guest goes on to MPay's own page or app. Their money is captured at once, none is held. Antom knows a payment by our id and by its own,
 * which is our name of it.
 */
export function antomPayments(
  settings: AntomSettings,
  { clock, log, patienceMs = 8000 }: { clock: Clock; log: Pick<Log, 'error'>; patienceMs?: number },
): PaymentProvider {
  const keys = antomKeys(settings)
  const { inTime } = antomCalls({ ...settings, ...keys }, { log, patienceMs })
  // Antom has the real time, also where ours tries an evening at noon.
  const theirs = (instant: Instant) => instant + (Date.now() - clock.now())

  async function begin(hear: Hear, ask: PaymentRequest): ReturnType<PaymentProvider['start']> {
    const answer = await hear(Begun, 'pay', paymentAsked(ask, theirs(ask.expiresAt)))
    if (answer.status === 'F') {
      const no = refusedFor(answer.code)
      if (!no || no.isOurs) log.error({ antom: 'does not take a payment as we ask for it', code: answer.code })
      return no ? { refused: no.refused } : 'unknown'
    }
    const { said } = answer
    if (said?.paymentRequestId !== idOf(ask.key)) return 'unknown'
    // Paid already.
    if (answer.status === 'S') return { ref: said.paymentId, page: ask.returnUrl }
    return answer.code === 'PAYMENT_IN_PROCESS' && said.normalUrl ? { ref: said.paymentId, page: said.normalUrl } : 'unknown'
  }

  return {
    name: 'antom',
    takes: (method, brand) => method === 'mpay' && brand === brandIds.macau,
    start: (ask) =>
      inTime(async (hear) => {
        if (ask.method !== 'mpay' || ask.currency !== currency || ask.savedCard !== undefined) return { refused: 'other' }
        // Its answer alone has the page: one that is lost is asked for once more, under the same id.
        return begin(hear, ask).catch(() => begin(hear, ask))
      }),
    read: (ref) =>
      inTime(async (hear) => {
        const payment = await inquire(hear, { paymentId: ref })
        return payment === 'absent' ? 'absent' : providerPayment(payment)
      }),
    find: (key) =>
      inTime(async (hear) => {
        const payment = await inquire(hear, { paymentRequestId: idOf(key) })
        return payment === 'absent' ? 'absent' : { ref: payment.paymentId, page: null }
      }),
    capture: ({ ref }) =>
      inTime(async (hear) => {
        const state = await stateOf(hear, ref)
        return state === 'captured' ? 'captured' : state === 'failed' ? 'gone' : 'unknown'
      }),
    end: (ref) =>
      inTime(async (hear) => {
        const state = await endPayment(hear, ref)
        return state === 'failed' ? 'ended' : state === 'captured' ? 'paid' : 'unknown'
      }),
    cancel: (ref) =>
      inTime(async (hear) => {
        const state = await endPayment(hear, ref)
        return state === 'failed' ? 'cancelled' : state === 'captured' ? 'captured' : 'unknown'
      }),
    refund: ({ ref, key, amount }) =>
      inTime(async (hear) => {
        const body = { refundRequestId: idOf(key), paymentId: ref, refundAmount: { currency, value: String(amount) } }
        const answer = await hear(Refund, 'refund', body)
        if (answer.status === 'F') return isRefundRefused(answer.code) ? { ref: '', state: 'failed' } : 'unknown'
        if (answer.said?.refundRequestId !== idOf(key)) return 'unknown'
        if (answer.status === 'S') return { ref: answer.said.refundId, state: 'refunded' }
        return answer.code === 'REFUND_IN_PROCESS' ? { ref: answer.said.refundId, state: 'processing' } : 'unknown'
      }),
    readRefund: ({ ref }) =>
      inTime(async (hear) => {
        const answer = await hear(RefundRead, 'inquiryRefund', { refundId: ref })
        return answer.status === 'S' && answer.said.refundId === ref ? toProviderRefund(answer.said) : 'unknown'
      }),
    verifyWebhook: (webhook) => verifyNotice(webhook, settings.clientId, keys),
    webhookAnswer: { result: { resultCode: 'SUCCESS', resultStatus: 'S', resultMessage: 'Success' } },
    book: (_from, ours = []) => inTime((hear) => bookedPayments(hear, ours), bookPatienceMs),
    cards: null,
  }
}

/** Our ids without their dashes: Antom takes no special characters in some of them. */
const idOf = (key: string) => key.replaceAll('-', '')

/** The attempt's id is the request's and the order's, so that asked twice it is one payment, and found by it. Nothing in it is of the guest. */
function paymentAsked({ key, amount, returnUrl, description, device = 'desktop' }: PaymentRequest, expiresAt: Instant): object {
  const money = { currency, value: String(amount) }
  return {
    productCode: 'CASHIER_PAYMENT',
    paymentRequestId: idOf(key),
    order: { referenceOrderId: idOf(key), orderDescription: description.slice(0, 200), orderAmount: money },
    paymentAmount: money,
    paymentMethod: { paymentMethodType: 'MPAY' },
    paymentExpiryTime: new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
    paymentRedirectUrl: returnUrl,
    env: terminals[device],
  }
}

const terminals: Record<Device, object> = {
  android: { terminalType: 'WAP', osType: 'ANDROID' },
  ios: { terminalType: 'WAP', osType: 'IOS' },
  desktop: { terminalType: 'WEB' },
}

type PaymentName = { paymentId: string } | { paymentRequestId: string }

/** A payment as Antom has it; thrown where it does not say, or speaks of another. */
async function inquire(hear: Hear, name: PaymentName): Promise<Payment | 'absent'> {
  const answer = await hear(Payment, 'inquiryPayment', name)
  if (answer.status === 'F' && answer.code === 'ORDER_NOT_EXIST') return 'absent'
  if (answer.status !== 'S') throw new Error(`Antom does not say: ${answer.code}`)
  const isThat = 'paymentId' in name ? answer.said.paymentId === name.paymentId : answer.said.paymentRequestId === name.paymentRequestId
  if (!isThat) throw new UnclearPayment('answers for another payment than was asked about')
  return answer.said
}

async function stateOf(hear: Hear, ref: string) {
  const payment = await inquire(hear, { paymentId: ref })
  return payment === 'absent' ? 'unknown' : providerPayment(payment).state
}

/**
 * Makes sure that an unpaid payment can be paid no more, and gives its state then. Antom does not refuse to cancel what is paid: it gives the money back. So a payment is
 * read first, and one that is paid, or that its guest has done with, is never cancelled; money that comes in between goes back there, whole, and the payment has failed.
 */
async function endPayment(hear: Hear, ref: string) {
  const payment = await inquire(hear, { paymentId: ref })
  if (payment === 'absent' || payment.paymentStatus !== 'PROCESSING')
    return payment === 'absent' ? 'unknown' : providerPayment(payment).state
  const answer = await hear(Cancelled, 'cancel', { paymentId: ref })
  return answer.status === 'S' ? 'failed' : stateOf(hear, ref)
}

/** Antom has no list of payments: it is asked about each of ours. What it does not know is in its books not at all. */
async function bookedPayments(hear: Hear, ours: readonly { key: string; ref: string | null }[]): Promise<BookedPayment[]> {
  const booked: BookedPayment[] = []
  for (let at = 0; at < ours.length; at += atATime) {
    const some = ours.slice(at, at + atATime).map(async ({ key, ref }) => {
      const payment = await inquire(hear, ref === null ? { paymentRequestId: idOf(key) } : { paymentId: ref })
      return payment === 'absent' ? [] : [{ ref: payment.paymentId, key, truth: providerPayment(payment) }]
    })
    booked.push(...(await Promise.all(some)).flat())
  }
  return booked
}

/**
 * The payment that a notice speaks of; null where it is not signed by Antom for us over where it came in, its time and this very body, or was made more than five
 * minutes from now. A refund's names no payment: `pay-back` asks about it by itself.
 */
function verifyNotice(
  { headers, path = '', body }: Parameters<PaymentProvider['verifyWebhook']>[0],
  clientId: string,
  { publicKey }: AntomKeys,
) {
  const [time, text] = [String(headers['request-time'] ?? ''), body.toString('utf8')]
  if (headers['client-id'] !== clientId) return null
  if (!isSignedBy(publicKey, { path, clientId, time, body: text }, String(headers['signature'] ?? ''))) return null
  // Its papers show milliseconds and ISO 8601; what is neither is no moment, and too far away.
  const at = /^\d{1,16}$/.test(time) ? Number(time) : Date.parse(time)
  if (!(Math.abs(Date.now() - at) <= toleranceMs)) return null
  const notice = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), text)
  if (!notice.success) return null
  const { notifyType, paymentId } = notice.output
  return notifyType.startsWith('PAYMENT_') && paymentId ? { ref: paymentId } : ('empty' as const)
}
