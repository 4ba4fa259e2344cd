import { brandIds, type Instant, type OnlineMethod } from '@harbour/rules'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import type { PaymentProvider } from '../../modules/payments/payment-provider.ts'
import { bookedPayments, findCharge, findRefund, findSession, startedPayment } from './stripe-books.ts'
import { stripeCalls, type StripeSettings } from './stripe-calls.ts'
import { stripeCards } from './stripe-cards.ts'
import { chargeCard, chargeOf, endCharge, isCharge, readCharge, startedCharge } from './stripe-charge.ts'
import { checkoutPage, type StripeMethod } from './checkout-page.ts'
import {
  Intent,
  intentOf,
  WebhookObject,
  Refund,
  toProviderRefund,
  Session,
  providerPaymentOfCharge,
  providerPaymentOfSession,
} from './stripe-shapes.ts'

/** The most seconds that a webhook may be old: whoever has listened in on one cannot send it again for long. */
const tolerance = 5 * 60

/**
 * Stripe, through its own SDK. A payment is a Checkout session, whose page, or whose elements on our screen, take the card: no digit of it comes by us. By a saved card it is
 * an intent without one. Loading this file costs
 * a quarter of a second and 35 MB, so it is imported only where Stripe is named by the settings.
 */
export function stripePayments(
  settings: StripeSettings,
  { clock, patienceMs = 8000 }: { clock: Clock; patienceMs?: number },
): PaymentProvider {
  const calls = stripeCalls(settings, patienceMs)
  const { sdk, hear, inTime, safely } = calls
  // Stripe has the real time, also where ours tries an evening at noon; whole seconds, so that an attempt is asked for in the same words again.
  const theirs = (instant: Instant) => instant + Math.round((Date.now() - clock.now()) / 1000) * 1000

  const sessionOf = (ref: string) => hear(Session, sdk.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] }))

  /** The truth now, thrown where Stripe does not tell it. `open`: there is a page that its guest may still pay on. */
  async function readPayment(ref: string) {
    if (isCharge(ref)) {
      const intent = await chargeOf(calls, ref)
      return { open: false, intent, truth: providerPaymentOfCharge(intent) }
    }
    const session = await sessionOf(ref)
    if ('no' in session) throw new Error(`no session: ${session.no.code}`)
    return { open: session.said.status === 'open', intent: intentOf(session.said), truth: providerPaymentOfSession(session.said) }
  }

  return {
    name: 'stripe',
    takes: (method, brand) => method === 'card' || (method === 'alipay' && brand === brandIds.hongKong),
    start: (ask) =>
      inTime(async () => {
        if (!isTaken(ask.method)) return { refused: 'other' }
        if (ask.savedCard !== undefined) return chargeCard(calls, ask)
        const onScreen = settings.publishableKey !== undefined && ask.method === 'card' && !ask.hosted
        const page = checkoutPage(ask, ask.method, { expiresAt: theirs(ask.expiresAt), onScreen })
        const session = await hear(Session, sdk.checkout.sessions.create(page, { idempotencyKey: ask.key }))
        if ('said' in session && session.said.payment_method_types.includes(ask.method))
          return startedPayment(session.said, settings.publishableKey)
        if ('said' in session) {
          await hear(Session, sdk.checkout.sessions.expire(session.said.id))
          return { refused: 'other' }
        }
        if (session.no.type !== 'idempotency_error') return { refused: 'other' }
        // The key is known there with other words, from before a restart or a release: it is one payment all the same.
        const found = await findSession(calls, ask.key)
        return found === 'absent' ? 'unknown' : found
      }),
    read: (ref) =>
      inTime(async () => {
        if (isCharge(ref)) return readCharge(calls, ref)
        const session = await sessionOf(ref)
        if ('said' in session) return providerPaymentOfSession(session.said)
        return session.no.status === 404 ? 'absent' : 'unknown'
      }),
    find: (key) =>
      inTime(async () => {
        const page = await findSession(calls, key)
        if (page !== 'absent') return page
        const charge = await findCharge(calls, key)
        return charge === 'absent' ? charge : startedCharge(charge)
      }),
    capture: ({ ref, amount }) =>
      inTime(async () => {
        const { intent, truth } = await readPayment(ref)
        if (intent === null || truth.state !== 'held') return captured(truth)
        // Without a key of ours: an intent is captured once whoever asks, while under a key Stripe would repeat a failure for a day.
        const done = await hear(Intent, sdk.paymentIntents.capture(intent.id, { amount_to_capture: amount }))
        if ('said' in done) return done.said.status === 'succeeded' ? 'captured' : 'unknown'
        return done.no.code === 'charge_expired_for_capture' ? 'gone' : captured((await readPayment(ref)).truth)
      }),
    end: (ref) =>
      inTime(async () => {
        if (isCharge(ref)) return endCharge(calls, ref)
        // Stripe ends a page only as long as nobody has paid there, and refuses it otherwise.
        const ended = await hear(Session, sdk.checkout.sessions.expire(ref))
        if ('said' in ended) return ended.said.status === 'expired' ? 'ended' : 'unknown'
        const { state } = (await readPayment(ref)).truth
        return state === 'pending' ? 'unknown' : state === 'failed' ? 'ended' : 'paid'
      }),
    cancel: (ref) =>
      inTime(async () => {
        // Stripe ends an open page, and what is held once the page is done; a guest may pay in between, so that it is looked at again.
        if ((await readPayment(ref)).open) await hear(Session, sdk.checkout.sessions.expire(ref))
        const { intent, truth } = await readPayment(ref)
        const isToCancel = truth.state === 'held' || (isCharge(ref) && truth.state === 'pending')
        if (isToCancel && intent) await hear(Intent, sdk.paymentIntents.cancel(intent.id))
        const { state } = isToCancel ? (await readPayment(ref)).truth : truth
        return state === 'failed' ? 'cancelled' : state === 'captured' ? 'captured' : 'unknown'
      }),
    refund: ({ ref, key, amount }) =>
      inTime(async () => {
        const { intent } = await readPayment(ref)
        if (intent === null) return { ref: '', state: 'failed' }
        const before = await findRefund(calls, intent.id, key)
        if (before !== 'absent') return before
        const asked = { payment_intent: intent.id, amount, metadata: { refund: key, payment: ref } }
        const refund = await hear(Refund, sdk.refunds.create(asked, { idempotencyKey: key }))
        if ('said' in refund) return toProviderRefund(refund.said)
        return refund.no.type === 'idempotency_error' ? 'unknown' : { ref: '', state: 'failed' }
      }),
    readRefund: ({ ref }) =>
      inTime(async () => {
        const refund = await hear(Refund, sdk.refunds.retrieve(ref))
        return 'said' in refund ? toProviderRefund(refund.said) : 'unknown'
      }),
    verifyWebhook({ headers, body }) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return null
      try {
        const event = sdk.webhooks.constructEvent(body, signature, settings.hookSecret, tolerance)
        const object = v.safeParse(WebhookObject, event.data.object)
        if (!object.success) return null
        return { ref: object.output.object === 'refund' ? object.output.metadata.payment : object.output.id }
      } catch {
        return null
      }
    },
    book: (from) => safely(() => bookedPayments(calls, theirs(from))),
    cards: stripeCards(calls),
  }
}

const isTaken = (method: OnlineMethod): method is StripeMethod => method === 'card' || method === 'alipay'

function captured({ state }: { state: 'pending' | 'held' | 'captured' | 'failed' }): 'captured' | 'gone' | 'unknown' {
  return state === 'captured' ? 'captured' : state === 'failed' ? 'gone' : 'unknown'
}
