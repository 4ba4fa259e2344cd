import { randomUUID } from 'node:crypto'
import { cents } from '@harbour/rules'
import type {
  PaymentRequest,
  PaymentProvider,
  PaymentProviders,
  ProviderPayment,
  ProviderRefund,
} from '../../modules/payments/payment-provider.ts'

const visa = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }

/** The requests to a provider; and how an answer goes missing: `before` it is done, or `after`. */
type Operation = 'start' | 'read' | 'find' | 'capture' | 'end' | 'cancel' | 'refund' | 'readRefund'
export type Silence = { on: Operation; when: 'before' | 'after'; times?: number }

type Kept = {
  ask: PaymentRequest
  ref: string
  truth: ProviderPayment
  ended?: boolean
  refunds: Map<string, ProviderRefund & { amount: number }>
}

/** A provider whose memory a test can look into, and whose guest does as the test says. It keeps the port's promises, and is silent only where the test wants it. */
export function fakeProvider() {
  const payments = new Map<string, Kept>()
  let silences: Silence[] = []
  const meanwhile = new Map<Operation, () => void>()
  let refundsEnd: ProviderRefund['state'] = 'processing'
  const asked: Record<Operation, number> = { start: 0, read: 0, find: 0, capture: 0, end: 0, cancel: 0, refund: 0, readRefund: 0 }
  const kept = (ref: string) => [...payments.values()].find((each) => each.ref === ref)
  const screens = { own: false }
  const page = ({ ref, ask }: Pick<Kept, 'ref' | 'ask'>) => {
    const onScreen = screens.own && ask.method === 'card' && !ask.hosted
    return { ref, page: onScreen ? `${ask.returnUrl}#${ref}` : `https://pay.example/${ref}` }
  }
  const provider: PaymentProvider = unlessSilent({
    name: 'sandbox',
    takes: () => true,
    async start(ask) {
      const known = payments.get(ask.key)
      if (known) return page(known)
      const ref = `pay_${randomUUID()}`
      payments.set(ask.key, { ask, ref, truth: { state: 'pending' }, refunds: new Map() })
      return page({ ref, ask })
    },
    read: async (ref) => kept(ref)?.truth ?? 'absent',
    find: async (key) => {
      const known = payments.get(key)
      return known ? page(known) : 'absent'
    },
    async capture({ ref }) {
      const payment = kept(ref)
      if (payment?.truth.state !== 'held') return payment?.truth.state === 'captured' ? 'captured' : 'gone'
      payment.truth = { ...payment.truth, state: 'captured' }
      return 'captured'
    },
    async end(ref) {
      const payment = kept(ref)
      if (payment?.truth.state === 'held' || payment?.truth.state === 'captured') return 'paid'
      if (payment) payment.ended = true
      if (payment?.truth.state === 'pending') payment.truth = { state: 'failed', reason: 'expired' }
      return 'ended'
    },
    async cancel(ref) {
      const payment = kept(ref)
      if (payment?.truth.state === 'captured') return 'captured'
      if (payment) payment.ended = true
      if (payment && payment.truth.state !== 'failed') payment.truth = { state: 'failed', reason: 'expired' }
      return 'cancelled'
    },
    async refund({ ref, key, amount }) {
      const payment = kept(ref)
      if (payment?.truth.state !== 'captured') throw new Error('only what was captured is given back')
      const known = payment.refunds.get(key)
      if (known) return known
      const refund = { ref: `re_${key}`, state: refundsEnd, amount }
      payment.refunds.set(key, refund)
      payment.truth = { ...payment.truth, refunded: cents(payment.truth.refunded + amount) }
      return refund
    },
    async readRefund({ ref }) {
      for (const { refunds } of payments.values()) for (const refund of refunds.values()) if (refund.ref === ref) return refund
      return 'unknown'
    },
    /** The notice of this provider is signed where it says so. */
    verifyWebhook: ({ headers, body }) => (headers['signed'] === 'yes' ? { ref: body.toString() } : null),
    book: async () => [...payments.values()].map(({ ask, ref, truth }) => ({ ref, key: ask.key, truth })),
    cards: null,
  })

  /** Each operation is counted; one that suffers a silence is `unknown`, done or not. */
  function unlessSilent(honest: PaymentProvider): PaymentProvider {
    const heard =
      <Args extends unknown[], Answer>(on: Operation, operation: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer | 'unknown'> => {
        asked[on] += 1
        const before = meanwhile.get(on)
        meanwhile.delete(on)
        before?.()
        const silence = silences.find((one) => one.on === on)
        if (silence)
          silences = silences.flatMap((one) =>
            one !== silence ? one : (one.times ?? 1) > 1 ? { ...one, times: (one.times ?? 1) - 1 } : [],
          )
        const answer = silence?.when === 'before' ? 'unknown' : await operation(...args)
        return silence ? 'unknown' : answer
      }
    return {
      ...honest,
      start: heard('start', honest.start),
      read: heard('read', honest.read),
      find: heard('find', honest.find),
      capture: heard('capture', honest.capture),
      end: heard('end', honest.end),
      cancel: heard('cancel', honest.cancel),
      refund: heard('refund', honest.refund),
      readRefund: heard('readRefund', honest.readRefund),
    }
  }
  const providers: PaymentProviders = { all: [provider], byName: new Map([[provider.name, provider]]) }
  return {
    provider,
    providers,
    payments,
    asked,
    /** Has cards paid on our own screen, or no longer. */
    takeOnScreen: (own: boolean) => void (screens.own = own),
    /** Loses some answers from now on, in this order. */
    suffer: (...coming: Silence[]) => void (silences = coming),
    /** Has something happen in the moment before we are heard the next time. */
    justBefore: (on: Operation, happens: () => void) => void meanwhile.set(on, happens),
    /** Sets how refunds end from now on, those under way too. */
    refundsEndAs(state: ProviderRefund['state']) {
      refundsEnd = state
      for (const { refunds } of payments.values()) for (const refund of refunds.values()) refund.state = state
    },
    /** Somebody gives all of it back on the provider's own pages. */
    givenBackThere(ref: string) {
      const payment = kept(ref)
      if (payment?.truth.state === 'captured') payment.truth = { ...payment.truth, refunded: payment.truth.amount }
    },
    /** Brings back the money that its guest was said to have. */
    bounce(ref: string) {
      const payment = kept(ref)
      if (payment?.truth.state !== 'captured') throw new Error('only what was captured goes back')
      payment.truth = { ...payment.truth, refunded: cents(0) }
      for (const refund of payment.refunds.values()) refund.state = 'failed'
    },
    /** The bank keeps the money no longer. */
    bankLetsGo(ref: string, reason: 'other' | 'expired' = 'other') {
      const payment = kept(ref)
      if (payment) payment.truth = { state: 'failed', reason }
    },
    /** Says whether we have ended it, so that it can be paid no more. */
    ended: (ref: string) => kept(ref)?.ended ?? false,
    /** The guest pays what the latest page asks for: held where the method can be held, else captured. */
    pay(ref: string, terms: { amount?: number; currency?: string } = {}) {
      const payment = kept(ref)
      if (!payment) throw new Error('no such payment')
      const { amount, currency, hold } = payment.ask
      const card = payment.ask.method === 'card' ? visa : null
      payment.truth = {
        state: hold ? 'held' : 'captured',
        amount: cents(terms.amount ?? amount),
        currency: terms.currency ?? currency,
        refunded: cents(0),
        card,
      }
    },
    decline(ref: string) {
      const payment = kept(ref)
      const card = payment?.ask.method === 'card' ? { card: visa } : {}
      if (payment) payment.truth = { state: 'failed', reason: 'declined', ...card }
    },
  }
}
