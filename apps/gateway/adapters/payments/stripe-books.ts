import type { Instant } from '@harbour/rules'
import * as v from 'valibot'
import type { BookedPayment, ProviderRefund, StartedPayment } from '../../modules/payments/payment-provider.ts'
import { keyMadeAt } from './key-made-at.ts'
import type { StripeCalls } from './stripe-calls.ts'
import { Intent, providerPaymentOfIntent, Refund, toProviderRefund, Session } from './stripe-shapes.ts'

const limit = 100
/** No page is open for longer. */
const longest = 24 * 60 * 60_000
/** The most that our clock may be off Stripe's, either way; the seconds that a question is on its way are lost in it. */
const skew = 5 * 60_000
const seconds = (instant: Instant) => Math.floor(instant / 1000)

/**
 * The page that was opened for an attempt. The lists of Stripe are searched, not its search: that one learns of a payment up to an hour later, and
 * an answer that it is not there would be worth nothing.
 */
export async function findSession({ sdk, publishableKey }: StripeCalls, key: string): Promise<StartedPayment | 'absent'> {
  for await (const one of sdk.checkout.sessions.list({ created: opened(key), limit })) {
    const session = v.parse(Session, one)
    if (session.client_reference_id === key) return startedPayment(session, publishableKey)
  }
  return 'absent'
}

/** The charge of a saved card that was asked for in an attempt, which has no page of Stripe's. */
export async function findCharge({ sdk }: StripeCalls, key: string): Promise<Intent | 'absent'> {
  for await (const one of sdk.paymentIntents.list({ created: opened(key), limit })) {
    const intent = v.parse(Intent, one)
    if (intent.metadata.attempt === key) return intent
  }
  return 'absent'
}

/**
 * A page that has ended sends the guest back to where it would have sent them. What is paid on our own screen is opened there by what stands behind the `#`, which
 * browsers send to nobody.
 */
export function startedPayment(session: Session, publishableKey: string | undefined): StartedPayment {
  const { id, url, success_url: back, return_url: screen, client_secret: secret } = session
  const own =
    screen && secret && publishableKey ? `${screen}#${new URLSearchParams({ stripe: publishableKey, secret }).toString()}` : screen
  const page = url ?? back ?? own
  if (page == null) throw new Error('a session without a page')
  return { ref: id, page }
}

/**
 * The time in which the page of a key can have been opened. Our ids carry the moment at which they were made, by the machine's own clock, and are asked for at once;
 * any other can be no older than a page may be open.
 */
function opened(key: string): { gte: number; lte: number } {
  const made = keyMadeAt(key)
  return { gte: seconds((made ?? Date.now() - longest) - skew), lte: seconds((made ?? Date.now()) + skew) }
}

/** The refund that was made under a key, however long ago: Stripe itself forgets keys after a day. */
export async function findRefund({ sdk }: StripeCalls, intent: string, key: string): Promise<ProviderRefund | 'absent'> {
  for await (const one of sdk.refunds.list({ payment_intent: intent, limit })) {
    const refund = v.parse(Refund, one)
    if (refund.metadata.refund === key) return toProviderRefund(refund)
  }
  return 'absent'
}

/**
 * All money that Stripe was asked for from a moment on, also by others than us: what has no attempt has an empty key, and what has no page is known by
 * its intent.
 */
export async function bookedPayments({ sdk }: StripeCalls, from: Instant): Promise<BookedPayment[]> {
  const pages = new Map<string, string>()
  for await (const one of sdk.checkout.sessions.list({ created: { gte: seconds(from - longest) }, limit })) {
    const { id, payment_intent: intent } = v.parse(Session, one)
    if (typeof intent === 'string') pages.set(intent, id)
  }
  const booked: BookedPayment[] = []
  for await (const one of sdk.paymentIntents.list({ created: { gte: seconds(from) }, limit, expand: ['data.latest_charge'] })) {
    const intent = v.parse(Intent, one)
    booked.push({ ref: pages.get(intent.id) ?? intent.id, key: intent.metadata.attempt ?? '', truth: providerPaymentOfIntent(intent) })
  }
  return booked
}
