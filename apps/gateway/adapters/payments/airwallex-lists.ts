import type { Instant } from '@harbour/rules'
import type * as v from 'valibot'
import type { BookedPayment } from '../../modules/payments/payment-provider.ts'
import type { Hear } from './airwallex-calls.ts'
import { Intent, lacksAmount, listOf, providerPayment, Refund } from './airwallex-shapes.ts'
import { keyMadeAt } from './key-made-at.ts'

const intentsPath = '/api/v1/pa/payment_intents'
const refundsPath = '/api/v1/pa/refunds'
const pageSize = 100
/** The most that our clock may be off Airwallex's; the seconds that a question is on its way are lost in it. */
const skew = 5 * 60_000
/** No attempt of ours is under way for longer, for a key that does not say when it was made. */
const longest = 24 * 60 * 60_000

/** The intent that was made for an attempt: it is known there by the attempt's id as the order's number. */
export async function findIntent(hear: Hear, key: string): Promise<Intent | undefined> {
  const from = (keyMadeAt(key) ?? Date.now() - longest) - skew
  const intents = await all(hear, Intent, { path: intentsPath, query: { merchant_order_id: key, from_created_at: iso(from) } })
  const found = intents.find((intent) => intent.merchant_order_id === key)
  if (!found) return undefined
  // A list may say less of it, such as where its guest goes to pay.
  return wholeIntent(hear, found.id)
}

async function wholeIntent(hear: Hear, id: string): Promise<Intent> {
  const whole = await hear(Intent, { path: `${intentsPath}/${encodeURIComponent(id)}` })
  if ('no' in whole) throw new Error(`no intent: ${whole.no.code}`)
  return whole.said
}

/** The refunds of a payment, however long ago. */
export async function refundsOf(hear: Hear, intentId: string): Promise<Refund[]> {
  const refunds = await all(hear, Refund, { path: refundsPath, query: { payment_intent_id: intentId } })
  return refunds.filter((refund) => refund.payment_intent_id === intentId)
}

/** All money that Airwallex was asked for from a moment on, by its clock, also by others than us: what has no attempt of ours has an empty key. */
export async function bookedPayments(hear: Hear, from: Instant): Promise<BookedPayment[]> {
  const since = { from_created_at: iso(from) }
  const intents = await all(hear, Intent, { path: intentsPath, query: since })
  // None of these can have gone back before it came.
  const refunds = await all(hear, Refund, { path: refundsPath, query: since })
  const booked: BookedPayment[] = []
  for (const intent of intents) {
    const { attempt } = intent.metadata
    const truth = providerPayment(lacksAmount(intent) ? await wholeIntent(hear, intent.id) : intent, refunds)
    booked.push({ ref: intent.id, key: typeof attempt === 'string' ? attempt : '', truth })
  }
  return booked
}

/** Every page of a list. One that grows meanwhile moves what it has to later pages, so that something may come twice, and is kept once. */
async function all<T extends { id: string }>(
  hear: Hear,
  schema: v.GenericSchema<unknown, T>,
  { path, query }: { path: string; query: Record<string, string> },
): Promise<T[]> {
  const found = new Map<string, T>()
  for (let page = 0; ; page++) {
    const search = new URLSearchParams({ ...query, page_num: String(page), page_size: String(pageSize) })
    const list = await hear(listOf(schema), { path: `${path}?${search.toString()}` })
    if ('no' in list) throw new Error(`no list: ${list.no.code}`)
    for (const one of list.said.items) found.set(one.id, one)
    if (!list.said.has_more || list.said.items.length === 0) return [...found.values()]
  }
}

const iso = (instant: Instant) => new Date(instant).toISOString()
