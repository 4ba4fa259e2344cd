import type { Candidate } from './coupon-search-space.ts'
import type { Combinable } from './coupon-combination.ts'
import { allocate } from './coupon-allocation.ts'
import type { Coupon } from './coupon.ts'
import { addCents, cents, type Cents } from '../money.ts'
import { cashOf, reaches, type Part } from './priced-coupons.ts'
import { spend, type SearchWork } from './search-work.ts'

/** A set of candidates, and what it saves in cents. */
export type Solution = { chosen: readonly Candidate[]; saves: number }

/** Candidates of one class. Where they go together an option is all of them, since one more never saves less; else each alone. */
export type Group = { kind: number; options: readonly (readonly Candidate[])[]; most: Most }
/** The most that candidates may save: their products, what cash is worth, and what cash may pay of their products; in cents. */
type Most = { worth: number; cash: number; paid: number }

/** Some discounts that go together: what they leave, what they take, and what else is still usable beside them. */
export type SearchNode = { discounts: readonly Candidate[]; parts: readonly Part[]; taken: number; groups: readonly Group[] }

type Completing = { combinable: Combinable; least: number; work: SearchWork }

/** The node's discounts with whatever saves most beside them; undefined where that is no more than the least asked. */
export function bestCompletion(
  { discounts, parts, taken, groups }: SearchNode,
  { combinable, least, work }: Completing,
): Solution | undefined {
  const room = parts.reduce((sum, { left }) => sum + left, 0)
  let best: Solution | undefined
  const pick = (at: number, chosen: readonly Candidate[], soFar: Most) => {
    if (!spend(work, 1 + groups.length - at)) return
    const floor = best?.saves ?? least
    const most = groups.slice(at).reduce((sum, group) => added(sum, group.most), soFar)
    if (taken + most.worth + Math.min(most.cash, room + most.paid) <= floor) return
    const group = groups[at]
    if (!group) {
      spend(work, chosen.length * parts.length)
      const saves = taken + paidBy(parts, chosen)
      if (saves > floor) best = { chosen: [...discounts, ...chosen], saves }
      return
    }
    const fits = chosen.every(({ kind }) => combinable(kind, group.kind))
    if (fits) for (const option of group.options) pick(at + 1, [...chosen, ...option], added(soFar, sumOf(option)))
    if (!fits || isRivalled(groups, at, combinable)) pick(at + 1, chosen, soFar)
  }
  pick(0, [], nothing)
  return best
}

/** The sum that products save and cash pays, in cents. Cash that reaches the same is one here: only the sum matters. */
export function paidBy(parts: readonly Part[], chosen: readonly Candidate[]): number {
  const { worth, cash } = sumOf(chosen)
  if (cash === 0) return worth
  const purses = new Map<string, { coupon: Coupon; amount: Cents }>()
  for (const { coupon, reach } of chosen) {
    const amount = cashOf(coupon)
    if (amount > 0) purses.set(reach, { coupon, amount: addCents(amount, purses.get(reach)?.amount ?? cents(0)) })
  }
  const payers = [...purses.values()]
  const allowances = [...parts, ...chosen.flatMap(({ own }) => own ?? [])].map((part) => ({
    left: part.left,
    open: payers.flatMap(({ coupon }, at) => (reaches(coupon, part) ? [at] : [])),
  }))
  return (
    worth +
    addCents(
      ...allocate(
        payers.map(({ amount }) => amount),
        allowances,
      ),
    )
  )
}

/** No set of these groups that the rules allow saves more than this beside so much room, of which discounts may take some more; in cents. */
export function upperBound(
  groups: readonly Group[],
  combinable: Combinable,
  { room, more, work }: { room: number; more: number; work: SearchWork },
): number {
  const climb = (at: number, kinds: readonly number[], soFar: Most): number => {
    const group = spend(work, 1) ? groups[at] : undefined
    if (!group) return soFar.worth + Math.min(room + soFar.paid, soFar.cash + more)
    const fits = kinds.every((kind) => combinable(kind, group.kind))
    const taken = fits ? climb(at + 1, [...kinds, group.kind], added(soFar, group.most)) : 0
    return isRivalled(groups, at, combinable) || !fits ? Math.max(taken, climb(at + 1, kinds, soFar)) : taken
  }
  return climb(0, [], nothing)
}

/** Says whether a group stands in the way of one after it. */
function isRivalled(groups: readonly Group[], at: number, combinable: Combinable): boolean {
  const own = groups[at]
  return own !== undefined && groups.some(({ kind }, later) => later > at && !combinable(own.kind, kind))
}

/** The candidates by class. */
export function groupsOf(eligible: readonly Candidate[], combinable: Combinable): Group[] {
  return [...new Set(eligible.map(({ kind }) => kind))].map((kind) => {
    const members = eligible.filter((one) => one.kind === kind)
    const options = combinable(kind, kind) ? [members] : members.map((one) => [one])
    return { kind, options, most: options.map(sumOf).reduce(greater, nothing) }
  })
}

const nothing: Most = { worth: 0, cash: 0, paid: 0 }

/** The most that candidates may save: each of these is reached where nothing is lost. */
export function sumOf(candidates: readonly Candidate[]): Most {
  return candidates.reduce((sum, { worth, coupon, own }) => added(sum, { worth, cash: cashOf(coupon), paid: own?.left ?? 0 }), nothing)
}

function added(a: Most, b: Most): Most {
  return { worth: a.worth + b.worth, cash: a.cash + b.cash, paid: a.paid + b.paid }
}

function greater(a: Most, b: Most): Most {
  return { worth: Math.max(a.worth, b.worth), cash: Math.max(a.cash, b.cash), paid: Math.max(a.paid, b.paid) }
}
