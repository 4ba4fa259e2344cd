import { canQuickAdd, isServed, type Coupon, type CouponVerdict, type Occasion, type Product, type ProductBook } from '@harbour/rules'
import type { JudgedCoupon } from './coupon-list.ts'

type Gap = NonNullable<Extract<CouponVerdict, { reason: number }>['gap']>

/** A coupon that would be usable but for a little more, and how far the cart has come to it, `done` of 1. */
export type NearCoupon = { coupon: Coupon; gap: Gap; done: number }

const mostClosing = 4

/** The cart's progress to what a coupon asks, 0 to 1. */
export function gapProgress({ minimum, need }: Coupon, gap: Gap): number {
  if ('money' in gap) return minimum > 0 ? Math.max(0, 1 - gap.money / minimum) : 0
  const count = need?.mode === 'include' ? need.count : 1
  return Math.max(0, 1 - gap.items / count)
}

/** The gap to a coupon; undefined where there is none, or something else stands against it. */
export function nearCoupon({ coupon, verdict, combines }: JudgedCoupon): NearCoupon | undefined {
  if (verdict.usable || verdict.reason === null || !verdict.gap || !combines) return undefined
  return { coupon, gap: verdict.gap, done: gapProgress(coupon, verdict.gap) }
}

/** The coupon that the least is missing for: of several the one with the smallest part still open. Nobody is urged to spend as much again as is in the cart. */
export function nearestCoupon(judged: readonly JudgedCoupon[]): NearCoupon | undefined {
  return judged
    .flatMap((each) => nearCoupon(each) ?? [])
    .filter(({ gap, done }) => !('money' in gap) || done > 0.5)
    .toSorted((a, b) => b.done - a.done)
    .at(0)
}

/** The dishes of which any one closes the gap, or, where several are asked for, brings it nearer; the cheapest first. Of dishes for money only those that can be had at one tap. */
export function closingDishes({ coupon, gap }: NearCoupon, book: ProductBook, occasion: Occasion): Product[] {
  const closes = (product: Product) =>
    'money' in gap
      ? product.price >= gap.money && reaches(coupon, product.pid) && canQuickAdd(product, book.soldOut)
      : neededPids(coupon).includes(product.pid)
  return [...book.products.values()]
    .filter((product) => closes(product) && isThere(product, book, occasion))
    .toSorted((a, b) => a.price - b.price)
    .slice(0, mostClosing)
}

/** It can be had then and in this way, and is no alcohol, which is never urged on anybody. */
function isThere({ alcohol, pid, orderTypes, service }: Product, { soldOut }: ProductBook, { now, orderType }: Occasion): boolean {
  return !alcohol && !soldOut.has(pid) && (orderTypes?.includes(orderType) ?? true) && isServed(service, now)
}

/** Tells whether a dish counts toward the coupon's minimum. */
const reaches = ({ need }: Coupon, pid: string) => need?.mode !== 'exclude' || !need.pids.includes(pid)

function neededPids({ need }: Coupon): readonly string[] {
  if (need?.mode === 'include') return need.pids
  return need?.mode === 'mapped' && need.pid !== null ? [need.pid] : []
}
