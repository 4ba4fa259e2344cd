import { createHash, randomBytes } from 'node:crypto'
import { newId, type Books } from './books.ts'
import type { Faults } from './faults.ts'
import { paymentView, refused, type Currency, type DeclineCode, type Language } from './types.ts'
import type { Payment, Refused, TypedCard } from './types.ts'

export type PaymentRequest = {
  amount: number
  currency: Currency
  method: string
  capture: 'manual' | 'automatic'
  reference: string
  return_url: string
  expires_at: number
  language: Language
  payee: string
  description: string
  card?: string | undefined
  confirm?: boolean | undefined
}

export type OperationDeps = { books: Books; faults: Faults; now: () => number }
export type PaymentOperations = ReturnType<typeof createPaymentOperations>

const minuteMs = 60_000
const heldMs = 7 * 24 * 60 * minuteMs
const differenceCents = 100

/** The operations on a payment. Each is put down, with the event that tells of it, before anybody hears of it. */
export function createPaymentOperations({ books, faults, now }: OperationDeps) {
  /** Puts down how a payment is now, and tells of its new status. */
  function become(payment: Payment): Payment {
    const event = { id: newId('evt'), type: `payment.${payment.status}`, created: now(), payment: paymentView(payment) }
    books.write({ payment }, { event })
    return payment
  }

  function keep(payment: Payment): Payment {
    books.write({ payment })
    return payment
  }

  function authorise(payment: Payment): Payment {
    const authorised = payment.amount - (faults.differsAtApproval() ? differenceCents : 0)
    const settled = { ...payment, authorised, declineCode: null, challenged: false, lateMs: null, lateAt: null }
    if (payment.capture === 'automatic') return become({ ...settled, status: 'captured', captureAsked: authorised, captured: authorised })
    return become({ ...settled, status: 'authorised', heldUntil: now() + heldMs })
  }

  function decline(payment: Payment, declineCode: DeclineCode): Payment {
    return waits(payment) ? become({ ...payment, status: 'declined', declineCode, challenged: false }) : payment
  }

  function expire(payment: Payment): Payment {
    if (payment.status !== 'requires_action' && payment.status !== 'authorised') return payment
    const lateAt = payment.lateMs === null ? null : now() + payment.lateMs
    return become({ ...payment, status: 'expired', challenged: false, lateAt })
  }

  /** The guest says yes. Where it has expired that counts only while the fault for it is armed. */
  function approve(payment: Payment, card = payment.card ?? (payment.method === 'card' ? assumedCard : null)): Payment {
    if (!waits(payment) && (payment.status !== 'expired' || payment.closed || payment.authorised > 0)) return payment
    const late = faults.paysLate()
    if (!waits(payment)) return late ? authorise({ ...payment, card }) : payment
    return late ? keep({ ...payment, card, challenged: false, lateMs: late.ms ?? 1000 }) : authorise({ ...payment, card })
  }

  function cancel(payment: Payment): Payment | Refused {
    if (payment.status === 'captured') return refused(409, 'already_captured')
    if (payment.status === 'expired') return payment.closed ? payment : keep({ ...payment, closed: true, lateMs: null, lateAt: null })
    if (payment.status === 'declined' || payment.status === 'cancelled') return payment
    return become({ ...payment, status: 'cancelled', challenged: false, lateMs: null })
  }

  /** The guest shows a card: its bank says yes or no, or asks. */
  function show(payment: Payment, card: TypedCard): Payment {
    if (!waits(payment)) return payment
    if (card.temper === 'approves') return approve(payment, card)
    if (card.temper === 'asks') return keep({ ...payment, card, challenged: true })
    return decline({ ...payment, card }, card.temper)
  }

  return {
    approve,
    decline,
    expire,
    show,

    start(key: string, ask: PaymentRequest, base: string): Payment | Refused {
      const asked = createHash('sha256').update(JSON.stringify(ask)).digest('hex')
      const before = books.payments.get(books.idUnder('payment', key) ?? '')
      if (before) return before.asked === asked ? before : refused(409, 'idempotency_mismatch')
      const card = ask.card === undefined ? null : books.cards.get(ask.card)
      if (card === undefined || card?.removed) return refused(400, 'unknown_card')
      const wrong = nonsense(ask, now())
      if (wrong) return refused(400, wrong)
      const shown = card && { card: card.card, temper: card.temper }
      const started = keep({ ...fresh(ask, base, now()), key, asked, card: shown })
      return shown && ask.confirm ? show(started, shown) : started
    },

    capture(payment: Payment, amount: number): Payment | Refused {
      if (payment.status === 'captured') return payment.captureAsked === amount ? payment : refused(409, 'already_captured')
      if (payment.status !== 'authorised') return refused(409, 'not_capturable')
      if (amount > payment.authorised) return refused(409, 'amount_too_large')
      const captured = amount - (faults.differsAtCapture() ? differenceCents : 0)
      return become({ ...payment, status: 'captured', captureAsked: amount, captured })
    },

    cancel,

    /** Ends what nobody has paid. What is approved is refused and stays as it is. */
    close(payment: Payment): Payment | Refused {
      return payment.status === 'authorised' ? refused(409, 'already_authorised') : cancel(payment)
    },

    /** Does what time alone does: payments expire, holds lapse, late approvals come to count. */
    tick(): void {
      for (const payment of books.duePayments(now())) {
        if (payment.status === 'expired') authorise(payment)
        else expire(payment)
      }
    },
  }
}

/** Says whether the guest can still decide. */
export const waits = ({ status, lateMs }: Payment) => status === 'requires_action' && lateMs === null

const assumedCard: TypedCard = { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 }, temper: 'approves' }

function nonsense({ method, currency, amount, capture, card, expires_at: expiresAt }: PaymentRequest, now: number): string | undefined {
  if (method === 'octopus' && currency !== 'HKD') return 'octopus_takes_hkd'
  if (method === 'mpay' && currency !== 'MOP') return 'mpay_takes_mop'
  if (method === 'octopus' && amount % 10 !== 0) return 'octopus_takes_multiples_of_10_cents'
  if (method !== 'card' && capture === 'manual') return 'only_cards_can_be_held'
  if (method !== 'card' && card !== undefined) return 'only_cards_are_saved'
  if (expiresAt > now + 60 * minuteMs) return 'expires_in_60_minutes_at_most'
  return expiresAt <= now ? 'has_expired' : undefined
}

/** A payment that nobody has looked at. A session with Octopus lasts ten minutes at most. */
function fresh(ask: PaymentRequest, base: string, created: number): Omit<Payment, 'key' | 'asked' | 'card'> {
  const [id, pageKey] = [newId('pay'), randomBytes(16).toString('base64url')]
  const { amount, currency, method, capture, reference, language, payee, description } = ask
  const expiresAt = method === 'octopus' ? Math.min(ask.expires_at, created + 10 * minuteMs) : ask.expires_at
  const what = { id, pageKey, created, expiresAt, amount, currency, method, capture, reference, language, payee, description }
  const where = { returnUrl: ask.return_url, pageUrl: `${base}/pay/${id}?k=${pageKey}` }
  return { ...what, ...where, ...untouched }
}

const untouched = {
  status: 'requires_action',
  challenged: false,
  authorised: 0,
  captureAsked: null,
  captured: 0,
  refunded: 0,
  declineCode: null,
  lateMs: null,
  lateAt: null,
  closed: false,
  heldUntil: null,
} as const
