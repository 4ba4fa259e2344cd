import { languageIds, paymentTerms, type Instant, type OnlineMethod } from '@harbour/rules'
import type { Clock } from '../../platform/clock.ts'
import { sendSandboxPayRequest, type SandboxPayRequest } from './sandbox-pay-request.ts'
import {
  paymentOf,
  paymentsOf,
  reasonOf,
  refundOf,
  toProviderRefund,
  refusalOf,
  savedCardOf,
  toProviderPayment,
  type SandboxPayPayment,
} from './sandbox-pay-shapes.ts'
import { verifySandboxPayWebhook } from './verify-sandbox-pay-webhook.ts'
import type {
  BookedPayment,
  PaymentRequest,
  PaymentProvider,
  StartedPayment,
  TokenKeeper,
} from '../../modules/payments/payment-provider.ts'

/** The address of the provider, and the secrets that we share; `publicKey` is the one that browsers may show. */
export type SandboxPaySettings = { url: string; key: string; hookSecret: string; publicKey: string }

/** Ferry Pay, as the sandbox plays it: cards in both regions, held first; Octopus in Hong Kong, MPay in Macau, Alipay in both, taken at once. */
export function sandboxPay(settings: SandboxPaySettings, clock: Clock, patienceMs: number): PaymentProvider & { cards: TokenKeeper } {
  const line = { url: settings.url, secretKey: settings.key, patienceMs }
  const ask = (request: SandboxPayRequest) => sendSandboxPayRequest(line, request)
  const onPayment = (ref: string, operation = '') => `/v1/payments/${encodeURIComponent(ref)}${operation}`

  return {
    name: 'sandbox',
    takes: (method, brand) => taken.includes(method) && paymentTerms(method).brands.includes(brand),
    async start(wanted) {
      const reply = await ask({ method: 'POST', path: '/v1/payments', key: wanted.key, body: asked(wanted) })
      const payment = paymentOf(reply)
      if (payment && payment.reference !== wanted.key) return 'unknown'
      if (payment && wanted.savedCard !== undefined && payment.status !== 'requires_action') return { ...started(payment), decided: true }
      if (payment) return started(payment)
      // A mismatch is another ask under the same key: that one may well be paid.
      return reply?.status === 400 ? { refused: reasonOf(refusalOf(reply) ?? null) } : 'unknown'
    },
    async read(ref) {
      const reply = await ask({ path: onPayment(ref) })
      const payment = paymentOf(reply)
      if (payment) return payment.id === ref ? toProviderPayment(payment) : 'unknown'
      return refusalOf(reply) === 'unknown_payment' ? 'absent' : 'unknown'
    },
    async find(key) {
      const list = paymentsOf(await ask({ path: `/v1/payments?reference=${encodeURIComponent(key)}` }))
      if (!list) return 'unknown'
      const found = list.data.find(({ reference }) => reference === key)
      return found ? started(found) : 'absent'
    },
    async capture({ ref, amount }) {
      const reply = await ask({ method: 'POST', path: onPayment(ref, '/capture'), body: { amount } })
      if (paymentOf(reply)?.status === 'captured' || refusalOf(reply) === 'already_captured') return 'captured'
      return refusalOf(reply) === 'not_capturable' ? 'gone' : 'unknown'
    },
    async end(ref) {
      const reply = await ask({ method: 'POST', path: onPayment(ref, '/close') })
      if (paidAlready.includes(refusalOf(reply) ?? '')) return 'paid'
      return ended.includes(paymentOf(reply)?.status ?? '') ? 'ended' : 'unknown'
    },
    async cancel(ref) {
      const reply = await ask({ method: 'POST', path: onPayment(ref, '/cancel') })
      if (refusalOf(reply) === 'already_captured') return 'captured'
      return ended.includes(paymentOf(reply)?.status ?? '') ? 'cancelled' : 'unknown'
    },
    async refund({ ref, key, amount }) {
      const reply = await ask({ method: 'POST', path: '/v1/refunds', key, body: { payment: ref, amount, reference: key } })
      const refund = refundOf(reply)
      if (refund) return toProviderRefund(refund)
      // Refused outright there is no refund that could be named.
      return noRefund.includes(refusalOf(reply) ?? '') ? { ref: '', state: 'failed' } : 'unknown'
    },
    async readRefund({ ref }) {
      const refund = refundOf(await ask({ path: `/v1/refunds/${encodeURIComponent(ref)}` }))
      return refund?.id === ref ? toProviderRefund(refund) : 'unknown'
    },
    verifyWebhook: (webhook) => verifySandboxPayWebhook(webhook, settings.hookSecret, clock.now()),
    book: (from) => book(ask, from),
    cards: cardKeeper(ask, settings),
  }
}

const taken: readonly OnlineMethod[] = ['card', 'octopus', 'alipay', 'mpay']
const paidAlready: readonly string[] = ['already_authorised', 'already_captured']
const ended: readonly string[] = ['cancelled', 'expired', 'declined']
const noRefund: readonly string[] = ['amount_too_large', 'not_refundable', 'unknown_payment', 'invalid_request']
const started = ({ id, page_url: page }: SandboxPayPayment): StartedPayment => ({ ref: id, page })

type Send = (request: SandboxPayRequest) => ReturnType<typeof sendSandboxPayRequest>

function asked({ key, amount, currency, method, language, hold, expiresAt, returnUrl, savedCard, ...ask }: PaymentRequest): object {
  return {
    amount,
    currency,
    method,
    capture: hold ? 'manual' : 'automatic',
    reference: key,
    return_url: returnUrl,
    expires_at: expiresAt,
    language: language === languageIds.tc ? 'zh-HK' : 'en',
    payee: ask.payee,
    description: ask.description,
    card: savedCard,
    confirm: savedCard === undefined ? undefined : true,
  }
}

async function book(ask: Send, from: Instant): Promise<BookedPayment[] | 'unknown'> {
  const booked: BookedPayment[] = []
  for (let after = ''; ;) {
    const list = paymentsOf(await ask({ path: `/v1/payments?created_from=${from}&limit=100${after && `&after=${after}`}` }))
    if (!list) return 'unknown'
    booked.push(...list.data.map((payment) => ({ ref: payment.id, key: payment.reference, truth: toProviderPayment(payment) })))
    const last = list.data.at(-1)
    if (!list.has_more || !last) return booked
    after = encodeURIComponent(last.id)
  }
}

function cardKeeper(ask: Send, { url, publicKey }: SandboxPaySettings): TokenKeeper {
  return {
    tokens: { url: `${url}/v1/tokens`, publishableKey: publicKey },
    async save({ token, key }) {
      const reply = await ask({ method: 'POST', path: '/v1/cards', key, body: { token } })
      const saved = savedCardOf(reply)
      if (saved) return { ref: saved.id, card: saved.card }
      return reply?.status === 400 ? { refused: reasonOf(refusalOf(reply) ?? null) } : 'unknown'
    },
    async remove(ref) {
      const reply = await ask({ method: 'DELETE', path: `/v1/cards/${encodeURIComponent(ref)}` })
      return reply?.status === 200 && reply.body !== undefined ? 'removed' : 'unknown'
    },
  }
}
