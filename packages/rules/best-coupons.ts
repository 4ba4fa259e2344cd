import { fieldOf, type Candidate, type Field } from './coupon-candidates.ts'
import { sortedCoupons } from './coupon-combination.ts'
import type { CouponOccasion } from './coupon-scene.ts'
import { bestSet, savesOf } from './coupon-search.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { cents, type Cents } from './money.ts'
import type { OrderToPrice } from './order-price.ts'
import { cashOf } from './priced-coupons.ts'

/**
 * The coupons that save most of an order, and how much in cents: an exact search over all sets that the rules allow and whose minimums are
 * reached with what the others leave (domain.md, Coupons). A product coupon saves what its product costs on the menu. No coupon of the set is
 * spent in vain: without any one of them it would save less. Neither the order of the coupons nor of taps matters.
 */
export function bestCoupons(
  order: OrderToPrice,
  coupons: readonly Coupon[],
  ground: { rules: readonly CouponRule[]; occasion: CouponOccasion },
): { coupons: Coupon[]; saves: Cents } {
  const field = fieldOf(order, coupons, ground)
  const { chosen, saves } = bestSet(field)
  return { coupons: sortedCoupons(withoutWaste(chosen, saves, field).map(({ coupon }) => coupon)), saves: cents(saves) }
}

/** The set without what it does not need: given up from the largest cash on where that wastes less, else from the smallest, which leaves fewer. */
function withoutWaste(chosen: readonly Candidate[], saves: number, field: Field): readonly Candidate[] {
  const fromLargest = needed(chosen.toSorted(largerFirst), saves, field)
  const fromSmallest = needed(chosen.toSorted(smallerFirst), saves, field)
  return cashOfAll(fromLargest) < cashOfAll(fromSmallest) ? fromLargest : fromSmallest
}

function needed(inOrder: readonly Candidate[], saves: number, field: Field): readonly Candidate[] {
  return inOrder.reduce((kept, one) => {
    const without = kept.filter((other) => other !== one)
    return savesOf(without, field) === saves ? without : kept
  }, inOrder)
}

/** Of the same amount the one that ends later is given up first. */
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
