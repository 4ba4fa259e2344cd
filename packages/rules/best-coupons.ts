import { fieldOf, type Candidate, type Field } from './coupon-candidates.ts'
import { sortedCoupons } from './coupon-combination.ts'
import type { CouponOccasion } from './coupon-scene.ts'
import { sumOf } from './coupon-completion.ts'
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

/** The set without what it does not need: given up from the largest cash on or from the smallest, whichever wastes less, then the fewer. */
function withoutWaste(chosen: readonly Candidate[], saves: number, field: Field): readonly Candidate[] {
  if (isLossless(chosen, saves, field)) return chosen
  const [fromLargest, fromSmallest] = [largerFirst, smallerFirst].map((order) => needed(chosen.toSorted(order), saves, field))
  if (!fromLargest || !fromSmallest) return chosen
  const waste = cashOfAll(fromLargest) - cashOfAll(fromSmallest)
  return waste < 0 || (waste === 0 && fromLargest.length < fromSmallest.length) ? fromLargest : fromSmallest
}

/** Nothing is lost where all products and all cash save what they are worth, each something, beside no more than one discount. */
function isLossless(chosen: readonly Candidate[], saves: number, field: Field): boolean {
  const discounts = chosen.filter((one) => field.discounts.includes(one))
  const { worth, cash } = sumOf(chosen)
  const counts = chosen.every((one) => one.worth > 0 || cashOf(one.coupon) > 0 || discounts.includes(one))
  return counts && discounts.length <= 1 && saves === worth + cash + (savesOf(discounts, field) ?? 0)
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
