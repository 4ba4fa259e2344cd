import { couponBaskets } from './coupon-basket.ts'
import { kindOf, combinableBy } from './coupon-combination.ts'
import type { CouponOccasion } from './coupon-context.ts'
import type { Coupon, CouponRule, CouponVerdict } from './coupon.ts'
import { couponJudges } from './judge-coupon.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { partsToReach } from '../price/price-order.ts'
import { takenByCoupons } from './priced-coupons.ts'
import { couponOfLine } from '../price/priced-line.ts'
import { spend, unlimited, type SearchWork } from './search-work.ts'

/** The reason why a usable coupon would be used up for nothing: the line of its dish is not in the cart, or what it takes off is 0. */
export type NoEffect = 'dishMissing' | 'worthNothing'

/** The verdict on a coupon in a selection: its own verdict, that it does not go with another one of it, or that it would take nothing off. */
export type SelectedVerdict = CouponVerdict | { usable: false; combines: false } | { usable: false; noEffect: NoEffect }

export type SelectionContext = { rules: readonly CouponRule[]; occasion: CouponOccasion }
export type JudgedSelection = { coupon: Coupon; verdict: SelectedVerdict }[]

/**
 * Each selected coupon judged beside all the others: they go together, each is usable with what the others leave of the order, and takes
 * something off it. The order in which they were selected does not matter. The selection holds when all of them are usable.
 */
export function judgeSelection(selected: readonly Coupon[], order: OrderToPrice, context: SelectionContext): JudgedSelection {
  return selectionJudge(selected, order, context).judge(selected)
}

/** The coupons that take nothing off an order beside the others, and why. */
export function ineffectiveCoupons(selected: readonly Coupon[], order: OrderToPrice): ReadonlyMap<Coupon, NoEffect> {
  return ineffectiveIn(selected, order)(selected)
}

/** Judges coupons and any selections of them. */
export type SelectionJudge = {
  judge: (selected: readonly Coupon[]) => JudgedSelection
  /** One coupon beside others. */
  beside: (others: readonly Coupon[], coupon: Coupon) => SelectedVerdict
  /** The last coupon of a selection that does not hold beside the others; the selection holds where there is none. */
  lastLost: (selected: readonly Coupon[]) => Coupon | undefined
  /** One by itself, whatever it takes off. */
  alone: (coupon: Coupon) => CouponVerdict
  ineffective: (selected: readonly Coupon[]) => ReadonlyMap<Coupon, NoEffect>
}

/** The judge of all selections from some coupons: the order is priced once, and what a set of discounts leaves is worked out once. Its work is counted. */
export function selectionJudge(
  coupons: readonly Coupon[],
  order: OrderToPrice,
  { rules, occasion }: SelectionContext,
  work: SearchWork = unlimited(),
): SelectionJudge {
  const baskets = couponBaskets(order, work)
  const judgeOf = couponJudges(occasion)
  const ineffective = ineffectiveIn(coupons, order, work)
  const combinable = combinableBy(rules)
  const kinds = new Map(coupons.map((coupon) => [coupon, kindOf(coupon)]))
  const kindIn = (coupon: Coupon) => kinds.get(coupon) ?? kindOf(coupon)
  const combines = (coupon: Coupon, others: readonly Coupon[]) => {
    spend(work, others.length)
    return others.every((other) => other.code !== coupon.code && combinable(kindIn(other), kindIn(coupon)))
  }
  const verdictBeside = (others: readonly Coupon[], coupon: Coupon) => judgeOf(baskets(others))(coupon)
  const judged = (coupon: Coupon, others: readonly Coupon[], found: () => ReadonlyMap<Coupon, NoEffect>): SelectedVerdict => {
    const verdict = verdictBeside(others, coupon)
    if (!verdict.usable) return verdict
    if (!combines(coupon, others)) return { usable: false, combines: false }
    const why = found().get(coupon)
    return why ? { usable: false, noEffect: why } : verdict
  }
  return {
    judge: (selected) => {
      const found = once(() => ineffective(selected))
      return selected.map((coupon, at) => ({ coupon, verdict: judged(coupon, selected.toSpliced(at, 1), found) }))
    },
    beside: (others, coupon) => judged(coupon, others, () => ineffective([...others, coupon])),
    lastLost: (selected) => {
      const found = once(() => ineffective(selected))
      return selected.findLast((coupon, at) => {
        const others = selected.toSpliced(at, 1)
        return !combines(coupon, others) || !verdictBeside(others, coupon).usable || found().has(coupon) // the dearest question last
      })
    },
    alone: (coupon) => verdictBeside([], coupon),
    ineffective,
  }
}

function once<Value>(work: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => (known ??= { value: work() }).value
}

/** Tells of selections from some coupons which of them take nothing off an order, which is priced once. */
function ineffectiveIn(
  coupons: readonly Coupon[],
  order: OrderToPrice,
  work: SearchWork = unlimited(),
): (selected: readonly Coupon[]) => ReadonlyMap<Coupon, NoEffect> {
  const all = partsToReach({ ...order, coupons })
  const missing = new Set(coupons.filter((coupon) => isDishMissing(coupon, order)))
  return (selected) => {
    spend(work, selected.length * all.length)
    const codes = new Set(selected.map(({ code }) => code))
    const parts = all.filter(({ gift }) => !gift || codes.has(gift.code))
    const reached = parts.some(({ pid }) => pid !== null) ? parts : [] // of nothing at all there are no fees
    const taken = new Map(takenByCoupons(reached, selected).map(({ code, amount }) => [code, amount]))
    return new Map(
      selected.flatMap((coupon): [Coupon, NoEffect][] => {
        if (missing.has(coupon)) return [[coupon, 'dishMissing']]
        return taken.get(coupon.code) === 0 ? [[coupon, 'worthNothing']] : []
      }),
    )
  }
}

/** Says whether a product coupon's own line is not in the cart. */
function isDishMissing(coupon: Coupon, { lines }: OrderToPrice): boolean {
  return 'pid' in coupon.gift && !lines.some((_, at) => couponOfLine(lines, at, [coupon]))
}
