import { sortedCoupons } from './coupon-combination.ts'
import type { Coupon } from './coupon.ts'
import { selectionJudge, type SelectedVerdict, type SelectionContext, type SelectionJudge } from './judge-selection.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { isSpent, type SearchWork } from './search-work.ts'

/** The verdict on a coupon that was selected and is not applied. */
export type RejectedVerdict = Extract<SelectedVerdict, { usable: false }>

/** A selection as it counts: the coupons that are applied, in the order in which they are kept, and the others with what stands against them. */
export type AppliedSelection = { applied: Coupon[]; left: { coupon: Coupon; verdict: RejectedVerdict }[] }

/** Steps of work after which no more coupons come back; far more than a selection of twenty needs. */
const mostSettling = 60_000

/**
 * The coupons of a selection that are applied (domain.md, Coupons): those that are unusable by themselves, or would take nothing off, leave
 * first; of the rest the last that does not hold leaves, again and again; and whatever goes with those that stay comes back. So no usable
 * coupon gives way to one that is not applied, none is used up for nothing, and the order of taps leaves no trace. Its work is counted.
 */
export function applyCoupons(
  selected: readonly Coupon[],
  order: OrderToPrice,
  context: SelectionContext,
  work: SearchWork = { left: mostSettling },
): AppliedSelection {
  const sorted = sortedCoupons(selected)
  const judge = selectionJudge(sorted, order, context, work)
  const able = usableAlone(sorted, judge)
  const applied = rejoined(held(able, judge), able, { judge, work })
  const left = sorted.filter((coupon) => !applied.includes(coupon))
  return {
    applied: [...applied],
    left: left.map((coupon) => ({ coupon, verdict: verdictBeside(able.includes(coupon) ? applied : [], coupon, judge) })),
  }
}

/** The verdict on a coupon beside others; where nothing does, it would leave one of them unusable. */
function verdictBeside(others: readonly Coupon[], coupon: Coupon, judge: SelectionJudge): RejectedVerdict {
  const verdict = judge.beside(others, coupon)
  return verdict.usable ? { usable: false, combines: false } : verdict
}

/** The coupons that may be used by themselves, and take something off at least where every dish that coupons give is there. */
function usableAlone(sorted: readonly Coupon[], { alone, ineffective }: SelectionJudge): Coupon[] {
  const usable = sorted.filter((coupon) => alone(coupon).usable)
  const giving = usable.filter((coupon) => 'pid' in coupon.gift && !ineffective([coupon]).has(coupon))
  return usable.filter((coupon) => giving.includes(coupon) || !ineffective([...giving, coupon]).has(coupon))
}

/** The coupons without the last that does not hold, until all of them do. */
function held(coupons: readonly Coupon[], judge: SelectionJudge): readonly Coupon[] {
  const lost = judge.lastLost(coupons)
  if (!lost) return coupons
  return held(
    coupons.filter((coupon) => coupon !== lost),
    judge,
  )
}

type Rejoining = { judge: SelectionJudge; work: SearchWork }

/** The coupons with whatever goes with them, until nothing does: what one gives, another may pay for. */
function rejoined(kept: readonly Coupon[], able: readonly Coupon[], rejoining: Rejoining): readonly Coupon[] {
  const more = able.reduce((soFar, coupon) => joined(soFar, coupon, rejoining), kept)
  return more.length === kept.length ? more : rejoined(more, able, rejoining)
}

/** The coupons with one more, where all of them hold together and there is work left to tell. */
function joined(kept: readonly Coupon[], coupon: Coupon, { judge, work }: Rejoining): readonly Coupon[] {
  if (kept.includes(coupon) || isSpent(work)) return kept
  const more = sortedCoupons([...kept, coupon])
  return judge.lastLost(more) ? kept : more
}
