import { searchSpaceOf, type Candidate, type SearchSpace } from './coupon-search-space.ts'
import { sortedCoupons } from './coupon-combination.ts'
import type { CouponOccasion } from './coupon-context.ts'
import { bestSet, savesOf } from './coupon-search.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { addCents, cents, type Cents } from '../money.ts'
import { sumOf } from './best-completion.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { cashOf, takeDiscounts } from './priced-coupons.ts'
import { spend, type SearchWork } from './search-work.ts'

/** The coupons that save most of an order that were found, how much in cents, and whether no others could save more. */
export type BestCoupons = { coupons: Coupon[]; saves: Cents; exact: boolean }

/** Steps of work after which a search ends with the best found so far, and those of search and trimming after which a set is given as it stands: together under 50 ms of a usual processor. */
const mostSearching = 45_000
const mostInAll = 60_000

/**
 * The coupons that save most of an order, and how much in cents: a search over all sets that the rules allow and whose minimums are reached
 * with what the others leave (domain.md, Coupons). It is exact unless it would do more than so much work, counted, since rules know no clock:
 * then the best found, and it says so. A product coupon saves what its product costs on the menu. No coupon of the set is spent in vain as far
 * as that work goes: without any one of them it would save less. Neither the order of the coupons nor of taps matters.
 */
export function bestCoupons(
  order: OrderToPrice,
  coupons: readonly Coupon[],
  context: { rules: readonly CouponRule[]; occasion: CouponOccasion },
): BestCoupons {
  const space = searchSpaceOf(order, coupons, context)
  const searching = { left: mostSearching }
  const { chosen, saves, exact } = bestSet(space, searching)
  const searched = mostSearching - searching.left
  const work = { left: 2 * (mostInAll - searched) } // where cash pays, a step is half of one
  const kept = withoutWaste(chosen, { saves, space, work })
  return { coupons: sortedCoupons(kept.map(({ coupon }) => coupon)), saves: cents(saves), exact }
}

type Trimming = { saves: number; space: SearchSpace; work: SearchWork }

/** The set without what it does not need: given up from the largest cash on where that wastes less, else from the smallest, which leaves fewer. */
function withoutWaste(chosen: readonly Candidate[], trimming: Trimming): readonly Candidate[] {
  const fromLargest = needed(chosen.toSorted(largerFirst), trimming)
  const fromSmallest = needed(chosen.toSorted(smallerFirst), trimming)
  return cashOfAll(fromLargest) < cashOfAll(fromSmallest) ? fromLargest : fromSmallest
}

function needed(inOrder: readonly Candidate[], { saves, space, work }: Trimming): readonly Candidate[] {
  return inOrder.reduce((kept, one) => {
    const without = kept.filter((other) => other !== one)
    const isTried = couldSave(without, { saves, space, work }) && spend(work, without.length * space.parts.length)
    return isTried && savesOf(without, space) === saves ? without : kept
  }, inOrder)
}

/** Says whether it could, by what each is worth: quickly told, where cash is used to the last cent. Discounts are taken in the order of the space, since each is rounded on what the ones before leave. */
function couldSave(part: readonly Candidate[], { saves, space, work }: Trimming): boolean {
  const kept = new Set(part)
  const discounts = space.discounts.flatMap((one) => (kept.has(one) ? [one.coupon] : []))
  if (!spend(work, part.length + 4 * discounts.length * space.parts.length)) return false // a discount is two steps, here and where it is tried
  const { worth, cash } = sumOf(part)
  return addCents(...takeDiscounts(space.parts, discounts).taken.values()) + worth + cash >= saves
}

/** The order in which coupons are given up: the larger cash first; of the same amount the one that ends later is given up first. */
function largerFirst({ coupon: a }: Candidate, { coupon: b }: Candidate): number {
  return cashOf(b) - cashOf(a) || laterFirst(a, b)
}

function smallerFirst({ coupon: a }: Candidate, { coupon: b }: Candidate): number {
  return cashOf(a) - cashOf(b) || laterFirst(a, b)
}

function laterFirst(a: Coupon, b: Coupon): number {
  const [endOfA, endOfB] = [a.ends ?? Number.MAX_VALUE, b.ends ?? Number.MAX_VALUE]
  return endOfB - endOfA || (a.code < b.code ? 1 : -1)
}

function cashOfAll(candidates: readonly Candidate[]): number {
  return candidates.reduce((sum, { coupon }) => sum + cashOf(coupon), 0)
}
