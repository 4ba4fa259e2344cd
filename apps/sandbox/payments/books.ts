import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { openJournal } from '../journal.ts'
import type { HookEvent, Payment, Refund, SavedCard, Token } from './types.ts'

/** One thing that is now so. Whatever changes together is one line of the journal; `told`: an event that need not be told any more. */
type Change = { payment: Payment } | { refund: Refund } | { token: Token } | { card: SavedCard } | { event: HookEvent } | { told: string }

/** A line that `write` has written: that much is looked at, that a line of something else is not taken for one. */
const Line = v.custom<Change[]>((line) => Array.isArray(line) && line.every((change) => kinds.some((kind) => isPart(change, kind))))
const kinds = ['payment', 'refund', 'token', 'card', 'event', 'told']
const isPart = (change: unknown, kind: string) => typeof change === 'object' && change !== null && kind in change

export type Books = ReturnType<typeof openBooks>

/** All that the provider knows, as its journal tells it: of everything the last line holds. */
export function openBooks(file: string) {
  const journal = openJournal(file, Line)
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const tokens = new Map<string, Token>()
  const cards = new Map<string, SavedCard>()
  /** The ids made under an idempotency key, by `payment|key`. */
  const keys = new Map<string, string>()
  const references = new Map<string, Set<string>>()
  const open = { payment: createTimes(), refund: createTimes() }
  const events = new Map<string, HookEvent>()
  let hear: (event: HookEvent) => void = () => {}

  function take(change: Change): void {
    if ('payment' in change) takePayment(change.payment)
    if ('refund' in change) takeRefund(change.refund)
    if ('token' in change) tokens.set(change.token.id, change.token)
    if ('card' in change) {
      cards.set(change.card.id, change.card)
      keys.set(`card|${change.card.key}`, change.card.id)
    }
    if ('event' in change) events.set(change.event.id, change.event)
    if ('told' in change) events.delete(change.told)
  }

  function takePayment(payment: Payment): void {
    payments.set(payment.id, payment)
    keys.set(`payment|${payment.key}`, payment.id)
    references.set(payment.reference, (references.get(payment.reference) ?? new Set()).add(payment.id))
    open.payment.set(payment.id, timeOf(payment))
  }

  function takeRefund(refund: Refund): void {
    refunds.set(refund.id, refund)
    keys.set(`refund|${refund.key}`, refund.id)
    open.refund.set(refund.id, refund.status === 'pending' ? refund.settlesAt : refund.bouncesAt)
  }

  for (const line of journal.lines) line.forEach(take)

  return {
    payments,
    refunds,
    tokens,
    cards,
    /** Events that are still to be told. */
    events,
    /** Payments and refunds that time alone changes now. */
    duePayments: (now: number) => open.payment.due(now).flatMap((id) => payments.get(id) ?? []),
    dueRefunds: (now: number) => open.refund.due(now).flatMap((id) => refunds.get(id) ?? []),
    idUnder: (kind: 'payment' | 'refund' | 'card', key: string) => keys.get(`${kind}|${key}`),
    withReference: (reference: string) => [...(references.get(reference) ?? [])],
    /** Puts down what is now so; it is on the disk when this returns. */
    write(...changes: Change[]): void {
      journal.append(changes)
      changes.forEach(take)
      for (const change of changes) if ('event' in change) hear(change.event)
    },
    /** Sets the listener to every event that is put down from now on. */
    tell: (listener: typeof hear) => void (hear = listener),
    close: () => journal.close(),
  }
}

/** The moment at which time alone changes a payment next: it expires, its hold lapses, or a late approval comes to count. */
function timeOf({ status, expiresAt, heldUntil, lateAt }: Payment): number | null {
  if (status === 'requires_action') return expiresAt
  return status === 'authorised' ? heldUntil : lateAt
}

/** Moments by id; asked often, it looks through them only when one has come. */
function createTimes() {
  const times = new Map<string, number>()
  let soonest = Infinity
  return {
    set(id: string, at: number | null): void {
      if (at === null) times.delete(id)
      else times.set(id, at)
      soonest = Math.min(soonest, at ?? Infinity)
    },
    due(now: number): string[] {
      if (now < soonest) return []
      soonest = [...times.values()].reduce((least, at) => (at > now && at < least ? at : least), Infinity)
      return [...times].flatMap(([id, at]) => (at <= now ? [id] : []))
    },
  }
}

/** An id that nobody guesses: `pay_…`. */
export const newId = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`
