import type { Candidate, SearchSpace } from './coupon-search-space.ts'
import { upperBound, bestCompletion, groupsOf, paidBy, type Solution, type SearchNode } from './best-completion.ts'
import { moneyMissing, type Spent } from './coupon-minimum.ts'
import { addCents, cents, type Cents } from '../money.ts'
import { isSpent, spend, type SearchWork } from './search-work.ts'
import { discountOn, reaches, takeDiscounts, type Part } from './priced-coupons.ts'

/**
 * The candidates that save most together, by branch and bound: every set of discounts that can still lead to more is tried, since they move
 * the amounts that minimums look at; each is completed with all else. Of equals the first in the order of the space. Where the work is spent
 * before all are tried, the best so far, which is not exact.
 */
export function bestSet(space: SearchSpace, work: SearchWork): Solution & { exact: boolean } {
  let best: Solution = { chosen: [], saves: 0 }
  const visit = (node: SearchNode, from: number) => {
    best = bestCompletion(node, { combinable: space.combinable, least: best.saves, work }) ?? best
    for (const [at, next] of space.discounts.entries()) {
      if (at < from) continue
      if (isSpent(work) || !isHopeful(node, space.discounts.slice(at), { space, best: best.saves, work })) return
      const joined = withDiscount(node, next, { space, work })
      if (joined) visit(joined, at + 1)
    }
  }
  visit(rootOf(space), 0)
  return { ...best, exact: !isSpent(work) }
}

/** The saving of a part of an allowed set, in cents: what is left of it is allowed too, since fewer discounts leave more. */
export function savesOf(part: readonly Candidate[], { parts, discounts }: SearchSpace): number {
  const own = discounts.filter((one) => part.includes(one))
  const others = part.filter((one) => !own.includes(one))
  const { parts: left, taken } = takeDiscounts(
    parts,
    own.map(({ coupon }) => coupon),
  )
  return addCents(...taken.values()) + paidBy(left, others)
}

function rootOf(space: SearchSpace): SearchNode {
  return { discounts: [], parts: space.parts, taken: 0, groups: groupsOf(space.others, space.combinable) }
}

/** The node with a discount more; null where they do not go together, leave too little for a minimum among them, or nothing to take. */
function withDiscount(
  node: SearchNode,
  next: Candidate,
  { space: { parts, others, combinable }, work }: { space: SearchSpace; work: SearchWork },
): SearchNode | null {
  const discounts = [...node.discounts, next]
  const asking = discounts.filter(({ coupon }) => coupon.minimum > 0).length
  spend(work, (1 + asking * node.discounts.length) * parts.length + others.length)
  if (!node.discounts.every(({ kind }) => combinable(kind, next.kind))) return null
  const isShort = discounts.some((one) => {
    if (one.coupon.minimum === 0) return false
    const rest = discounts.filter((other) => other !== one)
    const left =
      one === next
        ? node.parts
        : takeDiscounts(
            parts,
            rest.map(({ coupon }) => coupon),
          ).parts
    return moneyMissing(one.coupon, spentOf(left)) > 0
  })
  const { parts: left, taken } = takeDiscounts(node.parts, [next.coupon])
  if (isShort || taken.get(next.coupon.code) === 0) return null
  const spent = spentOf(left)
  const eligible = others.filter(
    ({ kind, coupon }) => discounts.every((one) => combinable(one.kind, kind)) && moneyMissing(coupon, spent) === 0,
  )
  return { discounts, parts: left, taken: node.taken + (taken.get(next.coupon.code) ?? 0), groups: groupsOf(eligible, combinable) }
}

/** The amounts that minimums look at in parts that no coupon gave. */
function spentOf(parts: readonly Part[]): Spent {
  const amounts = new Map<string, number>()
  let boxedMeal = cents(0)
  for (const part of parts) {
    if (part.pid !== null) amounts.set(part.pid, (amounts.get(part.pid) ?? 0) + part.left)
    else if (part.fee === 'boxedMeal') boxedMeal = part.left
  }
  return { amounts, boxedMeal, food: addCents(...parts.map(({ pid, left }) => (pid === null ? cents(0) : left))) }
}

type Looking = { space: SearchSpace; best: number; work: SearchWork }

/** Says whether a set that has the node's discounts and some of the rest could save more than the best so far: quick bounds first. */
function isHopeful(node: SearchNode, rest: readonly Candidate[], { space: { combinable }, best, work }: Looking): boolean {
  spend(work, rest.length * node.parts.length)
  const fitting = rest.filter(({ kind }) => node.discounts.every((one) => combinable(one.kind, kind)))
  if (fitting.length === 0) return false
  const room = node.parts.reduce((sum, { left }) => sum + left, 0)
  const couldSave = (more: number) => node.taken + upperBound(node.groups, combinable, { room, more, work }) > best
  return couldSave(room) && couldSave(discountsMost(node, fitting, combinable))
}

/** The most that discounts could take beyond the node's, their minimums aside: where one may go with its like all of them, or else the best. */
function discountsMost(node: SearchNode, rest: readonly Candidate[], combinable: SearchSpace['combinable']): number {
  const many = rest.filter(({ kind }) => combinable(kind, kind))
  const all = takeDiscounts(
    node.parts,
    many.map(({ coupon }) => coupon),
  ).taken
  const rounding = many.length // a cent each, since shares are rounded
  const best = new Map<number, number>()
  for (const { kind, coupon } of rest) if (!combinable(kind, kind)) best.set(kind, Math.max(best.get(kind) ?? 0, offOf(coupon, node.parts)))
  return [...all.values(), ...best.values()].reduce<number>((sum, off) => sum + off, rounding)
}

function offOf(coupon: Candidate['coupon'], parts: readonly Part[]): Cents {
  const reached = parts.reduce<number>((sum, part) => (reaches(coupon, part) ? sum + part.left : sum), 0)
  return coupon.gift.kind === 'discount' ? discountOn(cents(reached), coupon.gift.pays) : cents(0)
}
