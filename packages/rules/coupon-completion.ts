import type { Candidate, GoTogether } from './coupon-candidates.ts'
import type { Node } from './coupon-search.ts'
import { spread } from './coupon-spread.ts'
import { cashOf, reaches, type Part } from './priced-coupons.ts'

/** A set of candidates, and what it saves in cents. */
export type Found = { chosen: readonly Candidate[]; saves: number }

/** Candidates of one class. Where they go together an option is all of them, since one more never saves less; else each alone. */
type Group = { kind: number; options: readonly (readonly Candidate[])[]; most: Most }
/** The most that candidates may save: their products, what cash is worth, and what cash may pay of their products; in cents. */
type Most = { worth: number; cash: number; paid: number }

/** The node's discounts with whatever saves most beside them; undefined where that is no more than the least asked. */
export function completed({ discounts, parts, taken, eligible }: Node, goes: GoTogether, least: number): Found | undefined {
  const groups = groupsOf(eligible, goes)
  const room = parts.reduce((sum, { left }) => sum + left, 0)
  let best: Found | undefined
  const pick = (at: number, chosen: readonly Candidate[], soFar: Most) => {
    const floor = best?.saves ?? least
    const most = groups.slice(at).reduce((sum, group) => added(sum, group.most), soFar)
    if (taken + most.worth + Math.min(most.cash, room + most.paid) <= floor) return
    const group = groups[at]
    if (!group) {
      const saves = taken + paidBy(parts, chosen)
      if (saves > floor) best = { chosen: [...discounts, ...chosen], saves }
      return
    }
    const fits = chosen.every(({ kind }) => goes(kind, group.kind))
    if (fits) for (const option of group.options) pick(at + 1, [...chosen, ...option], added(soFar, sumOf(option)))
    if (!fits || groups.slice(at + 1).some(({ kind }) => !goes(kind, group.kind))) pick(at + 1, chosen, soFar)
  }
  pick(0, [], nothing)
  return best
}

/** What products save and cash pays, in cents. */
export function paidBy(parts: readonly Part[], chosen: readonly Candidate[]): number {
  const cash = chosen.filter(({ coupon }) => cashOf(coupon) > 0).map(({ coupon }) => coupon)
  const worth = chosen.reduce<number>((sum, one) => sum + one.worth, 0)
  if (cash.length === 0) return worth
  const rooms = [...parts, ...chosen.flatMap(({ own }) => own ?? [])].map((part) => ({
    left: part.left,
    open: cash.flatMap((coupon, at) => (reaches(coupon, part) ? [at] : [])),
  }))
  return spread(cash.map(cashOf), rooms).reduce<number>((sum, paid) => sum + paid, worth)
}

/** No set of these saves more than this. */
export function mostOf(eligible: readonly Candidate[], goes: GoTogether): Most {
  return groupsOf(eligible, goes).reduce((sum, { most }) => added(sum, most), nothing)
}

function groupsOf(eligible: readonly Candidate[], goes: GoTogether): Group[] {
  return [...new Set(eligible.map(({ kind }) => kind))].map((kind) => {
    const members = eligible.filter((one) => one.kind === kind)
    const options = goes(kind, kind) ? [members] : members.map((one) => [one])
    return { kind, options, most: options.map(sumOf).reduce(greater, nothing) }
  })
}

const nothing: Most = { worth: 0, cash: 0, paid: 0 }

function sumOf(candidates: readonly Candidate[]): Most {
  return candidates.reduce((sum, { worth, coupon, own }) => added(sum, { worth, cash: cashOf(coupon), paid: own?.left ?? 0 }), nothing)
}

function added(a: Most, b: Most): Most {
  return { worth: a.worth + b.worth, cash: a.cash + b.cash, paid: a.paid + b.paid }
}

function greater(a: Most, b: Most): Most {
  return { worth: Math.max(a.worth, b.worth), cash: Math.max(a.cash, b.cash), paid: Math.max(a.paid, b.paid) }
}
