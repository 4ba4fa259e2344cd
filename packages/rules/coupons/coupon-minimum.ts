import type { Coupon } from './coupon.ts'
import { cents, type Cents } from '../money.ts'

/** The amounts that minimums look at, in cents: all dishes, those of each pid, and the boxed-meal fee. */
export type Spent = { food: Cents; amounts: ReadonlyMap<string, number>; boxedMeal: Cents }

/**
 * The amount missing to a coupon's minimum, in cents; 0 when it is reached, as it is at the very amount (spec 4.19, 5.3). A coupon asks its
 * minimum when it is judged by an amount, or by dishes without some that do not count; cash of type 4 always does (spec 4.21). The boxed-meal
 * fee counts where the coupon says so (spec 9.4).
 */
export function moneyMissing(coupon: Coupon, { food, amounts, boxedMeal }: Spent): Cents {
  const { judge, need, gift, minimum, countsBoxedMeal } = coupon
  const excludes = judge === 'dishes' && need?.mode === 'exclude'
  if (judge !== 'amount' && gift.kind !== 'cashLike' && !excludes) return none
  const counted = food + (countsBoxedMeal ? boxedMeal : 0) - (excludes ? sumOf(need.pids, amounts) : 0)
  return counted < minimum ? cents(minimum - counted) : none
}

const none = cents(0)

/** The sum over some dishes, each counted once however often it is named. */
export function sumOf(pids: readonly string[], amounts: ReadonlyMap<string, number>): number {
  return [...new Set(pids)].reduce((sum, pid) => sum + (amounts.get(pid) ?? 0), 0)
}
