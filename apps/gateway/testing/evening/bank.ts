import { addMinutes, cents, paymentTerms, regions, type Cents, type Instant } from '@harbour/rules'
import type {
  DeclineReason,
  PaymentRequest,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
} from '../../modules/payments/payment-provider.ts'
import type { Chance } from './chance.ts'
import { unreliableCall, type Unreliability } from './unreliable-call.ts'
import type { Run, Scheduler } from './scheduler.ts'

/** `bouncesAt`: when what has been given back comes back. */
type Back = { ref: string; amount: Cents; state: ProviderRefund['state']; endsAt: Instant; bouncesAt: Instant; failures: number }
export type Account = { ask: PaymentRequest; ref: string; truth: ProviderPayment; releasesAt: Instant; backs: Map<string, Back> }

export type Bank = {
  accounts: Map<string, Account>
  /** Requests that nobody may make of it. */
  breaches: string[]
  /** The provider as one run reaches it. */
  providerFor(run: Run): PaymentProvider
  /** Its guest does something on its page. */
  guestPays(ref: string): void
  guestFails(ref: string, reason: DeclineReason): void
  /** The money of a payment that it has for us now. */
  holdsOf(account: Account): number
}

type BankOptions = { chance: Chance; stage: Scheduler; mood: Unreliability; notify: (ref: string) => void }

/** A payment provider with a memory, who keeps the port's promises and has every fault that it allows. */
export function createBank({ chance, stage, mood, notify }: BankOptions): Bank {
  const accounts = new Map<string, Account>()
  const breaches: string[] = []
  const named = (ref: string) => [...accounts.values()].find((account) => account.ref === ref)
  const page = ({ ref }: Account) => ({ ref, page: `https://bank.example/${ref}` })
  const now = () => stage.clock.now()

  /** The payment as time has left it: its page is closed, or the bank holds its money no longer. */
  function seen(account: Account): ProviderPayment {
    if (account.truth.state === 'pending' && now() >= account.ask.expiresAt) account.truth = { state: 'failed', reason: 'expired' }
    if (account.truth.state === 'held' && now() >= account.releasesAt) account.truth = { state: 'failed', reason: 'other' }
    return account.truth
  }

  function refundSeen(back: Back): Back {
    if (back.state === 'processing' && now() >= back.endsAt) {
      back.state = back.failures > 0 ? 'failed' : 'refunded'
      back.failures -= 1
    }
    if (back.state === 'refunded' && now() >= back.bouncesAt) back.state = 'failed'
    return back
  }

  function refund({ ref, key, amount }: { ref: string; key: string; amount: Cents }): ProviderRefund {
    const account = named(ref)
    const known = account?.backs.get(key)
    if (known && known.amount !== amount) breaches.push(`refund ${key} was asked for again with another amount`)
    if (known) return refundSeen(known)
    if (!account || seen(account).state !== 'captured') {
      breaches.push(`${ref} was to be given back, and is not captured`)
      return { ref: '', state: 'failed' }
    }
    const drawn = chance.odds(mood.odd) ? chance.pick([1, 2, 99]) : 0
    // An obstacle of the last try may be in the way of this one.
    const failures = Math.max(drawn, [...account.backs.values()].findLast(({ state }) => state === 'failed')?.failures ?? 0)
    const takes = chance.between(0, 4)
    const bounces = failures === 0 && chance.odds(mood.odd / 2) ? takes + chance.between(1, 40) : undefined
    const back: Back = {
      ref: `re_${key}`,
      amount,
      state: 'processing',
      endsAt: Math.round(addMinutes(now(), takes)),
      bouncesAt: bounces === undefined ? Infinity : Math.round(addMinutes(now(), bounces)),
      failures,
    }
    void tell(ref, takes)
    if (bounces !== undefined) void tell(ref, bounces)
    account.backs.set(key, back)
    if (givenBack(account) > capturedOf(account)) breaches.push(`more than all of ${ref} was to be given back`)
    notify(ref)
    return back
  }

  async function tell(ref: string, minutes: number) {
    await stage.sleep(minutes)
    notify(ref)
  }

  const honest = {
    start(ask: PaymentRequest) {
      const known = accounts.get(ask.key)
      if (known && (known.ask.amount !== ask.amount || known.ask.method !== ask.method)) breaches.push(`${ask.key} was asked for twice`)
      if (ask.savedCard !== undefined && ask.method !== 'card') breaches.push(`${ask.key} is to be paid by a card and is not`)
      if (ask.currency !== regions[ask.brand].currency) breaches.push(`${ask.key} is asked for in ${ask.currency}`)
      if (!known && chance.odds(mood.odd / 4)) return { refused: 'declined' } as const
      const account = known ?? { ask, ref: `pay_${chance.guid()}`, truth: { state: 'pending' }, releasesAt: Infinity, backs: new Map() }
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
      if (truth?.state === 'captured') return 'captured'
      if (!account || truth?.state !== 'held') return 'gone'
      if (amount !== truth.amount) breaches.push(`${ref} was to be captured with another amount`)
      account.truth = { ...truth, state: 'captured' }
      return 'captured'
    },
    end(ref: string) {
      const account = named(ref)
      const state = account && seen(account).state
      if (state === 'held' || state === 'captured') return 'paid'
      if (account && state === 'pending') account.truth = { state: 'failed', reason: 'expired' }
      return 'ended'
    },
    cancel(ref: string) {
      const account = named(ref)
      if (!account) return 'cancelled'
      if (seen(account).state === 'captured') return 'captured'
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
    const heard = unreliableCall({ run, stage, chance, mood, whose: 'the bank’s' })
    return {
      name: 'sandbox',
      takes: (method, brand) => paymentTerms(method).brands.includes(brand),
      start: heard('start', honest.start),
      read: heard('read', honest.read),
      find: heard('find', honest.find),
      capture: heard('capture', honest.capture),
      end: heard('end', honest.end),
      cancel: heard('cancel', honest.cancel),
      refund: heard('refund', honest.refund),
      readRefund: heard('readRefund', honest.readRefund),
      verifyWebhook: () => null,
      book: async () => [...accounts.values()].map((account) => ({ ref: account.ref, key: account.ask.key, truth: seen(account) })),
      cards: null,
    }
  }

  return {
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
      account.truth = { state: hold ? 'held' : 'captured', amount: paid, currency, refunded: cents(0), card }
      account.releasesAt = hold && chance.odds(mood.odd / 2) ? Math.round(addMinutes(now(), chance.between(0, 10))) : Infinity
      notify(ref)
    },
    guestFails(ref, reason) {
      const account = named(ref)
      if (account?.truth.state !== 'pending') return
      account.truth = { state: 'failed', reason }
      notify(ref)
    },
    holdsOf: (account) => capturedOf(account) - [...account.backs.values()].reduce((sum, back) => sum + backOf(refundSeen(back)), 0),
  }
}

const capturedOf = ({ truth }: Account) => (truth.state === 'captured' ? truth.amount : 0)
const givenBack = ({ backs }: Account) => [...backs.values()].reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0)
const backOf = ({ state, amount }: Back) => (state === 'refunded' ? amount : 0)
