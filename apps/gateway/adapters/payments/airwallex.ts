import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { brandIds, centsToDollars, type Instant, type OnlineMethod } from '@harbour/rules'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Device, PaymentProvider, PaymentRequest, ProviderPayment, StartedPayment } from '../../modules/payments/payment-provider.ts'
import { airwallexCalls, type AirwallexSettings, type Hear } from './airwallex-calls.ts'
import { bookedPayments, findIntent, refundsOf } from './airwallex-lists.ts'
import {
  hasMoney,
  Intent,
  isAfterFailedTry,
  providerPayment,
  Refund,
  toProviderRefund,
  UnclearIntent,
  WebhookEvent,
} from './airwallex-shapes.ts'

/** The most that a webhook may be old, or ahead: whoever has listened in on one cannot send it again for long. */
const toleranceMs = 5 * 60_000
/** The reconciliation reads many pages. */
const bookPatienceMs = 10 * 60_000

/** Airwallex's own names of the wallets that we take through it. */
const wallets: Partial<Record<OnlineMethod, string>> = {
  octopus: 'octopus',
  alipay: 'alipayhk',
  payme: 'payme',
  fps: 'fps',
  wechat: 'wechatpay',
}

/** Its secrets and its address, and the methods that are offered by it: a wallet is switched on for an account by Airwallex first. */
type OfferedAirwallex = AirwallexSettings & { methods: readonly OnlineMethod[] }
const intentPath = (ref: string, operation = '') => `/api/v1/pa/payment_intents/${encodeURIComponent(ref)}${operation}`

/**
 * Airwallex, for the wallets of Hong Kong. A payment is an intent, confirmed at once with the guest's wallet; the guest goes to the address that comes back: on a
 * phone it opens the wallet's app, elsewhere it shows a code to scan. Their money is captured at once, none is held.
 */
export function airwallexPayments(
  settings: OfferedAirwallex,
  { clock, log, patienceMs = 8000 }: { clock: Clock; log: Pick<Log, 'error'>; patienceMs?: number },
): PaymentProvider {
  const { inTime } = airwallexCalls(settings, { log, patienceMs })
  // Airwallex has the real time, also where ours tries an evening at noon.
  const theirs = (instant: Instant) => instant + (Date.now() - clock.now())

  return {
    name: 'airwallex',
    takes: (method, brand) => settings.methods.includes(method) && method in wallets && brand === brandIds.hongKong,
    start: (ask) =>
      inTime<Opened>(async (hear) => {
        const type = wallets[ask.method]
        if (type === undefined || ask.savedCard !== undefined) return { refused: 'other' }
        const made = await hear(Intent, { method: 'POST', path: '/api/v1/pa/payment_intents/create', body: intentAsked(ask, type) })
        if ('said' in made) return open(hear, made.said)
        if (made.no.code !== 'duplicate_request') return { refused: 'other' }
        const found = await findIntent(hear, ask.key)
        return found ? open(hear, found) : 'unknown'
      }),
    read: (ref) =>
      inTime(async (hear) => {
        const intent = await hear(Intent, { path: intentPath(ref) })
        return 'said' in intent ? truthOf(hear, intent.said) : intent.no.code === 'resource_not_found' ? 'absent' : 'unknown'
      }),
    find: (key) =>
      inTime<StartedPayment | 'absent' | 'unknown'>(async (hear) => {
        const found = await findIntent(hear, key)
        if (!found) return 'absent'
        const opened = await open(hear, found)
        return typeof opened !== 'string' && 'refused' in opened ? started(found) : opened
      }),
    capture: ({ ref }) =>
      inTime(async (hear) => {
        const { state } = await readTruth(hear, ref)
        return state === 'captured' ? 'captured' : state === 'failed' ? 'gone' : 'unknown'
      }),
    end: (ref) =>
      inTime(async (hear) => {
        const state = await endIntent(hear, ref)
        return state === 'failed' ? 'ended' : state === 'captured' ? 'paid' : 'unknown'
      }),
    cancel: (ref) =>
      inTime(async (hear) => {
        const state = await endIntent(hear, ref)
        return state === 'failed' ? 'cancelled' : state === 'captured' ? 'captured' : 'unknown'
      }),
    refund: ({ ref, key, amount }) =>
      inTime(async (hear) => {
        const body = { request_id: key, payment_intent_id: ref, amount: centsToDollars(amount), reason: 'Returned by the merchant' }
        const made = await hear(Refund, { method: 'POST', path: '/api/v1/pa/refunds/create', body })
        if ('said' in made) return toProviderRefund(made.said)
        if (made.no.code !== 'duplicate_request') return { ref: '', state: 'failed' }
        const before = (await refundsOf(hear, ref)).find(({ request_id: id }) => id === key)
        return before ? toProviderRefund(before) : 'unknown'
      }),
    readRefund: ({ ref }) =>
      inTime(async (hear) => {
        const refund = await hear(Refund, { path: `/api/v1/pa/refunds/${encodeURIComponent(ref)}` })
        return 'said' in refund ? toProviderRefund(refund.said) : 'unknown'
      }),
    verifyWebhook: (webhook) => verifyWebhook(webhook, settings.hookSecret),
    book: (from) => inTime((hear) => bookedPayments(hear, theirs(from)), bookPatienceMs),
    cards: null,
  }
}

/** The attempt's id is both the request's and the order's, so that asked twice it is one intent, and found by it. The metadata say what it takes to go on with it. */
function intentAsked(
  { key, amount, currency, returnUrl, description, device = 'desktop', inWeChat }: PaymentRequest,
  type: string,
): object {
  return {
    request_id: key,
    merchant_order_id: key,
    amount: centsToDollars(amount),
    currency,
    return_url: returnUrl,
    metadata: {
      attempt: key,
      type,
      device,
      ...(inWeChat && { in_wechat: 'true' }),
      return_url: returnUrl,
      description: description.slice(0, 200),
    },
  }
}

/**
 * The flow of a wallet: in its app on a phone, by a code that is shown elsewhere; FPS by a code everywhere. AlipayHK alone is told which phone it is, and WeChat
 * Pay whether the guest is in WeChat already.
 */
function flowOf({ type, device, in_wechat: inWeChat }: v.InferOutput<typeof Begun>): { flow: string; os_type?: Device } {
  if (type === 'fps') return { flow: 'webqr' }
  if (type === 'wechatpay' && inWeChat) return { flow: 'official_account' }
  if (device === 'desktop') return { flow: 'qrcode' }
  return type === 'alipayhk' ? { flow: 'mobile_web', os_type: device } : { flow: 'mobile_web' }
}

const Begun = v.object({
  type: v.picklist(Object.values(wallets)),
  device: v.picklist(['android', 'ios', 'desktop']),
  in_wechat: v.optional(v.literal('true')),
  return_url: v.string(),
})

type Opened = StartedPayment | { refused: 'other' } | 'unknown'

/** The guest's way to pay an intent. One that waits for its method is confirmed, under a new request each time: however often, it is paid once. */
async function open(hear: Hear, intent: Intent): Promise<Opened> {
  if (intent.status !== 'REQUIRES_PAYMENT_METHOD' || providerPayment(intent, []).state !== 'pending') return started(intent)
  const begun = v.parse(Begun, intent.metadata)
  const body = { request_id: randomUUID(), payment_method: { type: begun.type, [begun.type]: flowOf(begun) } }
  const confirmed = await hear(Intent, { method: 'POST', path: intentPath(intent.id, '/confirm'), body })
  if ('said' in confirmed && pageOf(confirmed.said)) return started(confirmed.said)
  // Somebody else may just have confirmed it.
  const now = await hear(Intent, { path: intentPath(intent.id) })
  if ('said' in now && pageOf(now.said)) return started(now.said)
  // Refused, or without anything to send the guest to: nobody can pay it.
  return (await endIntent(hear, intent.id)) === 'failed' ? { refused: 'other' } : 'unknown'
}

/** One that has nowhere to go on to sends the guest back to where its page would have. */
const started = (intent: Intent): StartedPayment => ({ ref: intent.id, page: pageOf(intent) ?? v.parse(Begun, intent.metadata).return_url })

/** The wallets whose code, where their flow is one, comes without a page that shows it. */
const codeFlows = new Map([
  ['fps', 'webqr'],
  ['wechatpay', 'qrcode'],
])

/** The provider's page; for a wallet without one our own screen, with the code that it draws behind the `#`. */
function pageOf({ next_action: next, metadata }: Intent): string | undefined {
  if (next?.url || !next?.qrcode) return next?.url ?? undefined
  const begun = v.parse(Begun, metadata)
  return codeFlows.get(begun.type) === flowOf(begun).flow
    ? `${begun.return_url}#${new URLSearchParams({ code: next.qrcode }).toString()}`
    : undefined
}

/**
 * The truth of a payment that is asked for by us. A try that has ended is the end only once its intent is cancelled: until then its page could be tried
 * again, beside the payment that the guest begins next.
 */
async function truthOf(hear: Hear, intent: Intent): Promise<ProviderPayment> {
  if (!isAfterFailedTry(intent)) return paidTruth(hear, intent)
  const cancelled = await hear(Intent, { method: 'POST', path: intentPath(intent.id, '/cancel'), body: cancelAsked() })
  const now = 'said' in cancelled ? cancelled.said : await readIntent(hear, intent.id)
  // Refused, and not because it was paid or is cancelled: nobody knows what can still be paid there.
  if (isAfterFailedTry(now)) throw new UnclearIntent('does not cancel an intent whose try has ended')
  const truth = await paidTruth(hear, now)
  return truth.state === 'failed' ? providerPayment(intent, []) : truth
}

async function paidTruth(hear: Hear, intent: Intent): Promise<ProviderPayment> {
  return providerPayment(intent, hasMoney(intent) ? await refundsOf(hear, intent.id) : [])
}

const cancelAsked = () => ({ request_id: randomUUID(), cancellation_reason: 'The order is not paid this way' })

/** The truth now, thrown where Airwallex does not tell it. */
async function readTruth(hear: Hear, ref: string): Promise<ProviderPayment> {
  return truthOf(hear, await readIntent(hear, ref))
}

async function readIntent(hear: Hear, ref: string): Promise<Intent> {
  const intent = await hear(Intent, { path: intentPath(ref) })
  if ('no' in intent) throw new Error(`no intent: ${intent.no.code}`)
  return intent.said
}

/** Cancels an intent, which Airwallex refuses once it is paid, and gives the state that it is in then. */
async function endIntent(hear: Hear, ref: string): Promise<'pending' | 'held' | 'captured' | 'failed'> {
  const cancelled = await hear(Intent, { method: 'POST', path: intentPath(ref, '/cancel'), body: cancelAsked() })
  return 'said' in cancelled ? providerPayment(cancelled.said, []).state : (await readTruth(hear, ref)).state
}

/**
 * The payment that a webhook speaks of; null where its signature is not made with our secret over its time, in milliseconds, and this very body, or was
 * made more than five minutes from now, before or after.
 */
function verifyWebhook({ headers, body }: Parameters<PaymentProvider['verifyWebhook']>[0], secret: string): { ref: string } | null {
  const [time, given] = [String(headers['x-timestamp'] ?? ''), String(headers['x-signature'] ?? '')]
  if (!/^\d{1,16}$/.test(time) || !/^[\da-f]{64}$/i.test(given)) return null
  const right = createHmac('sha256', secret).update(time).update(body).digest()
  if (!timingSafeEqual(right, Buffer.from(given, 'hex')) || Math.abs(Date.now() - Number(time)) > toleranceMs) return null
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), WebhookEvent), body.toString('utf8'))
  if (!event.success) return null
  const { name, data } = event.output
  if (name.startsWith('payment_intent.')) return { ref: data.object.id }
  return data.object.payment_intent_id === undefined ? null : { ref: data.object.payment_intent_id }
}
