import type { BookedPayment } from '../payment-provider.ts'
import type { OurPayment } from '../store/books.ts'

export const classes = ['matched', 'differing', 'ours only', 'theirs only'] as const

/**
 * One payment in both books. `cents`: what both say where they agree, else by how much they differ. `explained`: both say the same, or nothing is in
 * question, or somebody of ours is about to ask or to say what makes it the same.
 */
export type Compared = {
  class: (typeof classes)[number]
  provider: string
  currency: string
  cents: number
  explained: boolean
  ref: string
  paymentId: string | null
}

type BookedTotals = { currency: string; money: number; held: number }

/** A provider's book beside ours, one line for each payment that either has. */
export function compareBooks(ours: readonly OurPayment[], theirs: readonly BookedPayment[], provider: string): Compared[] {
  const own = ours.filter((one) => one.provider === provider)
  const [byKey, byRef] = [new Map(own.map((one) => [one.paymentId, one])), new Map(own.map((one) => [one.ref, one]))]
  const found = theirs.map((their) => ({ their, our: byKey.get(their.key) ?? byRef.get(their.ref) }))
  const known = new Set(found.map(({ our }) => our))
  return [
    ...found.map(({ their, our }) =>
      our ? both(our, their) : alone('theirs only', theirSaid(their, ''), { provider, ref: their.ref, our }),
    ),
    ...own.filter((one) => !known.has(one)).map((our) => alone('ours only', ourSaid(our), { provider, ref: our.ref ?? '', our })),
  ]
}

function both(our: OurPayment, their: BookedPayment): Compared {
  const [mine, yours] = [ourSaid(our), theirSaid(their, our.currency)]
  const same = mine.currency === yours.currency
  const gap = Math.abs(mine.money - (same ? yours.money : -yours.money)) + Math.abs(mine.held - yours.held)
  const base = { provider: our.provider, currency: mine.currency, ref: their.ref, paymentId: our.paymentId }
  if (gap === 0) return { ...base, class: 'matched', cents: mine.money + mine.held, explained: true }
  return { ...base, class: 'differing', cents: gap, explained: same && isUnderWay(our, their) }
}

/** A payment that only one of the two has; no difference where no money is in it: a page that nobody paid at. */
function alone(
  name: Compared['class'],
  said: BookedTotals,
  { provider, ref, our }: { provider: string; ref: string; our: OurPayment | undefined },
) {
  const cents = Math.abs(said.money) + said.held
  return { class: name, provider, currency: said.currency, cents, explained: cents === 0, ref, paymentId: our?.paymentId ?? null }
}

function ourSaid({ currency, ledger, goingBack, held }: OurPayment): BookedTotals {
  return { currency, money: ledger - goingBack, held }
}

function theirSaid({ truth }: BookedPayment, currency: string): BookedTotals {
  if (truth.state === 'captured') return { currency: truth.currency, money: truth.amount - truth.refunded, held: 0 }
  if (truth.state === 'held') return { currency: truth.currency, money: 0, held: truth.amount }
  return { currency, money: 0, held: 0 }
}

/** Not read yet; captured, and not written down yet; or given back, and not written down yet. */
function isUnderWay(our: OurPayment, { truth }: BookedPayment): boolean {
  if (our.state === 'creating' || our.state === 'open') return true
  if (our.state === 'held') return truth.state === 'captured' || our.toGoBack >= our.held
  const said = ourSaid(our).money
  const their = truth.state === 'captured' ? truth.amount - truth.refunded : 0
  return our.toGoBack > 0 && their <= said && their >= said - our.toGoBack
}
