import { languageIds } from '@harbour/rules'
import type { Stripe } from 'stripe'
import type { PageKeeper, SavedThere, SavingRequest } from '../../modules/payments/payment-provider.ts'
import { findSession } from './stripe-books.ts'
import type { StripeCalls } from './stripe-calls.ts'
import { Customer, PaymentMethod, savedMethodOf, Session, SetupSession } from './stripe-shapes.ts'

/**
 * The cards that Stripe keeps for us: each is saved on a page of a Checkout session in setup mode, and kept by a customer of its own, which has no name of ours.
 * A card's reference names both: `cus_…/pm_…`.
 */
export function stripeCards(calls: StripeCalls): PageKeeper {
  const { sdk, hear, inTime } = calls

  const sessionOf = (ref: string) => hear(SetupSession, sdk.checkout.sessions.retrieve(ref, { expand: ['setup_intent.payment_method'] }))

  return {
    tokens: null,
    startSaving: (ask) =>
      inTime(async () => {
        const customer = await hear(
          Customer,
          sdk.customers.create({ metadata: { saving: ask.key } }, { idempotencyKey: `${ask.key}-customer` }),
        )
        if ('no' in customer) return { refused: 'other' }
        const page = savingPage(ask, customer.said.id)
        const session = await hear(SetupSession, sdk.checkout.sessions.create(page, { idempotencyKey: ask.key }))
        if ('said' in session) {
          const { id, url, payment_method_types: types } = session.said
          if (types.includes('card') && url != null) return { ref: id, page: url }
          await hear(Session, sdk.checkout.sessions.expire(id))
          return { refused: 'other' }
        }
        if (session.no.type !== 'idempotency_error') return { refused: 'other' }
        // The key is known there with other words, in another language or from before a release: it is one page all the same.
        const found = await findSession(calls, ask.key)
        return found === 'absent' ? 'unknown' : found
      }),
    readSaved: (ref) =>
      inTime(async () => {
        const session = await sessionOf(ref)
        return 'said' in session ? savedThere(session.said) : session.no.status === 404 ? 'ended' : 'unknown'
      }),
    endSaving: (ref) =>
      inTime(async () => {
        // Stripe refuses it once a card has been saved there.
        await hear(Session, sdk.checkout.sessions.expire(ref))
        const session = await sessionOf(ref)
        if ('no' in session) return session.no.status === 404 ? 'ended' : 'unknown'
        const saved = savedThere(session.said)
        // Nobody's card was saved with it.
        if (saved === 'ended' && session.said.customer) await hear(Customer, sdk.customers.del(session.said.customer))
        return saved
      }),
    remove: (ref) =>
      inTime(async () => {
        const card = cardOf(ref)
        if (!card) return 'removed'
        const detached = await hear(PaymentMethod, sdk.paymentMethods.detach(card.method))
        if ('no' in detached && (await isKept(card.method))) return 'unknown'
        // Its customer stays, since a payment of it may still be captured, without what its guest has written on the page.
        const blank = await hear(Customer, sdk.customers.update(card.customer, { name: '', email: '', phone: '', address: '' }))
        return 'said' in blank || blank.no.status === 404 ? 'removed' : 'unknown'
      }),
  }

  /** Says whether a customer still has this card. */
  async function isKept(method: string): Promise<boolean> {
    const now = await hear(PaymentMethod, sdk.paymentMethods.retrieve(method))
    return 'said' in now ? now.said.customer !== null : now.no.status !== 404
  }
}

/** The customer and the payment method that a card's reference names. */
export function cardOf(ref: string): { customer: string; method: string } | undefined {
  const [, customer, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(ref) ?? []
  return customer !== undefined && method !== undefined ? { customer, method } : undefined
}

/** The page says the same every time it is asked for under one key in one language. */
function savingPage({ key, language, savedUrl, leftUrl }: SavingRequest, customer: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    customer,
    client_reference_id: key,
    metadata: { saving: key },
    locale: language === languageIds.tc ? 'zh-HK' : 'en',
    success_url: savedUrl,
    cancel_url: leftUrl,
  }
}

function savedThere(session: SetupSession): SavedThere | 'unknown' {
  if (session.status === 'expired') return 'ended'
  if (session.status !== 'complete') return 'open'
  const method = savedMethodOf(session)
  if (!method || !session.customer) return 'unknown'
  return { ref: `${session.customer}/${method.id}`, card: method.card, holder: method.holder }
}
