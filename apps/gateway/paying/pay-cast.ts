import { randomUUID } from 'node:crypto'
import { cents } from '@harbour/rules'
import type { PaymentAsk, PaymentProvider, PaymentProviders, PaymentTruth, RefundTruth } from '../ports/payments/payment-provider.ts'

type Kept = { ask: PaymentAsk; ref: string; truth: PaymentTruth; refunds: Map<string, RefundTruth & { amount: number }> }

/** A provider whose memory a test can look into, and whose guest does as the test says. It keeps the port's promises and has no faults of its own. */
export function pretendProvider() {
  const payments = new Map<string, Kept>()
  const kept = (ref: string) => [...payments.values()].find((each) => each.ref === ref)
  const page = (ref: string) => ({ ref, page: `https://pay.example/${ref}` })
  const provider: PaymentProvider = {
    name: 'sandbox',
    takes: () => true,
    holds: (method) => method === 'card',
    async start(ask) {
      const known = payments.get(ask.key)
      if (known) return page(known.ref)
      const ref = `pay_${randomUUID()}`
      payments.set(ask.key, { ask, ref, truth: { state: 'pending' }, refunds: new Map() })
      return page(ref)
    },
    read: async (ref) => kept(ref)?.truth ?? 'absent',
    find: async (key) => {
      const known = payments.get(key)
      return known ? page(known.ref) : 'absent'
    },
    async capture({ ref }) {
      const payment = kept(ref)
      if (payment?.truth.state !== 'held') return payment?.truth.state === 'taken' ? 'taken' : 'gone'
      payment.truth = { ...payment.truth, state: 'taken' }
      return 'taken'
    },
    async cancel(ref) {
      const payment = kept(ref)
      if (payment?.truth.state === 'taken') return 'taken'
      if (payment && payment.truth.state !== 'failed') payment.truth = { state: 'failed', reason: 'expired' }
      return 'cancelled'
    },
    async refund({ ref, key, amount }) {
      const payment = kept(ref)
      if (payment?.truth.state !== 'taken') throw new Error('only what was taken is given back')
      const known = payment.refunds.get(key)
      if (known) return known
      const refund = { ref: `re_${key}`, state: 'processing' as const, amount }
      payment.refunds.set(key, refund)
      payment.truth = { ...payment.truth, refunded: cents(payment.truth.refunded + amount) }
      return refund
    },
    async readRefund({ ref }) {
      for (const { refunds } of payments.values()) for (const refund of refunds.values()) if (refund.ref === ref) return refund
      return 'unknown'
    },
    witness: () => null,
    book: async () => [...payments.values()].map(({ ask, ref, truth }) => ({ ref, key: ask.key, truth })),
    cards: null,
  }
  const providers: PaymentProviders = { all: [provider], byName: new Map([[provider.name, provider]]) }
  return {
    provider,
    providers,
    payments,
    /** The guest pays what the latest page asks for: held where the method can be held, else taken. */
    pay(ref: string, terms: { amount?: number; currency?: string } = {}) {
      const payment = kept(ref)
      if (!payment) throw new Error('no such payment')
      const { amount, currency, hold } = payment.ask
      const card = payment.ask.method === 'card' ? { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 } : null
      payment.truth = {
        state: hold ? 'held' : 'taken',
        amount: cents(terms.amount ?? amount),
        currency: terms.currency ?? currency,
        refunded: cents(0),
        card,
      }
    },
    decline(ref: string) {
      const payment = kept(ref)
      if (payment) payment.truth = { state: 'failed', reason: 'declined' }
    },
  }
}
