import { addMinutes, cents, type Cents, type Instant } from '@harbour/rules'
import type { DeclineReason, PaymentAsk, PaymentProvider, PaymentTruth, RefundTruth } from '../ports/payments/payment-provider.ts'
import type { Chance } from './chance.ts'
import type { Run, Stage } from './stage.ts'

/** `silence`: how often an answer is lost, of 1; `odd`: how often a thing goes another way than the usual one; `away`: when it answers nobody but its guests. */
export type BankMood = { silence: number; odd: number; away: { from: Instant; to: Instant } }

type Back = { ref: string; amount: Cents; state: RefundTruth['state']; endsAt: Instant; failures: number }
export type Account = { ask: PaymentAsk; ref: string; truth: PaymentTruth; letGoAt: Instant; backs: Map<string, Back> }

export type Bank = {
  mood: BankMood
  accounts: Map<string, Account>
  /** What it was asked that nobody may ask. */
  breaches: string[]
  /** The provider as one run reaches it. */
  providerFor(run: Run): PaymentProvider
  /** Its guest does something on its page. */
  guestPays(ref: string): void
  guestFails(ref: string, reason: DeclineReason): void
  /** The money of a payment that it has for us now. */
  holdsOf(account: Account): number
}

type Ground = { chance: Chance; stage: Stage; mood: BankMood; notify: (ref: string) => void }

/** A payment provider with a memory, who keeps the port's promises and has every fault that it allows. */
export function createBank({ chance, stage, mood, notify }: Ground): Bank {
  const accounts = new Map<string, Account>()
  const breaches: string[] = []
  const named = (ref: string) => [...accounts.values()].find((account) => account.ref === ref)
  const page = ({ ref }: Account) => ({ ref, page: `https://bank.example/${ref}` })
  const now = () => stage.clock.now()

  /** What time has done to a payment: its page is closed, or the bank holds its money no longer. */
  function seen(account: Account): PaymentTruth {
    if (account.truth.state === 'pending' && now() >= account.ask.expiresAt) account.truth = { state: 'failed', reason: 'expired' }
    if (account.truth.state === 'held' && now() >= account.letGoAt) account.truth = { state: 'failed', reason: 'other' }
    return account.truth
  }

  function refundSeen(back: Back): Back {
    if (back.state === 'processing' && now() >= back.endsAt) {
      back.state = back.failures > 0 ? 'failed' : 'refunded'
      back.failures -= 1
    }
    return back
  }

  function refund({ ref, key, amount }: { ref: string; key: string; amount: Cents }): RefundTruth {
    const account = named(ref)
    const known = account?.backs.get(key)
    if (known && known.amount !== amount) breaches.push(`refund ${key} was asked for again with another amount`)
    if (known && refundSeen(known).state !== 'failed') return known
    if (!account || seen(account).state !== 'taken') {
      breaches.push(`${ref} was to be given back, and is not taken`)
      return { ref: '', state: 'failed' }
    }
    const failures = known?.failures ?? (chance.odds(mood.odd) ? chance.pick([1, 2, 99]) : 0)
    const back: Back = {
      ref: `re_${key}`,
      amount,
      state: 'processing',
      endsAt: Math.round(addMinutes(now(), chance.between(0, 4))),
      failures,
    }
    account.backs.set(key, back)
    if (givenBack(account) > takenOf(account)) breaches.push(`more than all of ${ref} was to be given back`)
    notify(ref)
    return back
  }

  const honest = {
    start(ask: PaymentAsk) {
      const known = accounts.get(ask.key)
      if (known && (known.ask.amount !== ask.amount || known.ask.method !== ask.method)) breaches.push(`${ask.key} was asked for twice`)
      if (!known && chance.odds(mood.odd / 4)) return { refused: 'declined' } as const
      const account = known ?? { ask, ref: `pay_${chance.guid()}`, truth: { state: 'pending' }, letGoAt: Infinity, backs: new Map() }
      accounts.set(ask.key, account)
      return page(account)
    },
    read(ref: string) {
      const account = named(ref)
      return account ? seen(account) : 'absent'
    },
    find(key: string) {
      const account = accounts.get(key)
      return account ? page(account) : 'absent'
    },
    capture({ ref, amount }: { ref: string; amount: Cents }) {
      const account = named(ref)
      const truth = account && seen(account)
      if (truth?.state === 'taken') return 'taken'
      if (!account || truth?.state !== 'held') return 'gone'
      if (amount !== truth.amount) breaches.push(`${ref} was to be taken with another amount`)
      account.truth = { ...truth, state: 'taken' }
      return 'taken'
    },
    cancel(ref: string) {
      const account = named(ref)
      if (!account) return 'cancelled'
      if (seen(account).state === 'taken') return 'taken'
      account.truth = { state: 'failed', reason: 'expired' }
      return 'cancelled'
    },
    refund,
    readRefund({ ref }: { ref: string }) {
      for (const { backs } of accounts.values()) for (const back of backs.values()) if (back.ref === ref) return refundSeen(back)
      return { ref, state: 'failed' } as const
    },
  } as const

  function providerFor(run: Run): PaymentProvider {
    /** An answer may be lost before or after the deed, and may take its time. */
    const heard =
      <Ask extends unknown[], Answer>(name: string, deed: (...ask: Ask) => Answer) =>
      async (...ask: Ask): Promise<Answer | 'unknown'> => {
        if (chance.odds(mood.silence)) await stage.sleep(chance.between(0, 0.15))
        const away = now() > mood.away.from && now() < mood.away.to
        const lost = away ? 'before' : chance.odds(mood.silence) ? chance.pick(['before', 'after']) : 'no'
        return stage.step(run, `the bank’s ${name} of ${whichOf(ask[0])}${lost === 'no' ? '' : `, answer lost ${lost} it`}`, async () => {
          const answer = lost === 'before' ? 'unknown' : deed(...ask)
          return lost === 'no' ? answer : 'unknown'
        })
      }
    return {
      name: 'sandbox',
      takes: () => true,
      holds: (method) => method === 'card',
      start: heard('start', honest.start),
      read: heard('read', honest.read),
      find: heard('find', honest.find),
      capture: heard('capture', honest.capture),
      cancel: heard('cancel', honest.cancel),
      refund: heard('refund', honest.refund),
      readRefund: heard('readRefund', honest.readRefund),
      witness: () => null,
      book: async () => [...accounts.values()].map((account) => ({ ref: account.ref, key: account.ask.key, truth: seen(account) })),
      cards: null,
    }
  }

  return {
    mood,
    accounts,
    breaches,
    providerFor,
    guestPays(ref) {
      const account = named(ref)
      if (!account || account.truth.state !== 'pending') return
      const { amount, currency, hold, method } = account.ask
      // A page that was open when its time ran out may still be paid, as long as nobody has asked.
      if (now() >= account.ask.expiresAt && !chance.odds(0.5)) return
      const card = method === 'card' ? { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 } : null
      const paid = chance.odds(mood.odd / 2) ? cents(amount + 100) : amount
      account.truth = { state: hold ? 'held' : 'taken', amount: paid, currency, refunded: cents(0), card }
      account.letGoAt = hold && chance.odds(mood.odd / 2) ? Math.round(addMinutes(now(), chance.between(0, 10))) : Infinity
      notify(ref)
    },
    guestFails(ref, reason) {
      const account = named(ref)
      if (account?.truth.state !== 'pending') return
      account.truth = { state: 'failed', reason }
      notify(ref)
    },
    holdsOf: (account) => takenOf(account) - [...account.backs.values()].reduce((sum, back) => sum + backOf(refundSeen(back)), 0),
  }
}

/** Of which payment a question is, as far as it says. */
const whichOf = (asked: unknown) => (typeof asked === 'string' ? asked : JSON.stringify(asked).slice(0, 60))

const takenOf = ({ truth }: Account) => (truth.state === 'taken' ? truth.amount : 0)
const givenBack = ({ backs }: Account) => [...backs.values()].reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0)
const backOf = ({ state, amount }: Back) => (state === 'refunded' ? amount : 0)
