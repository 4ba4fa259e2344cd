import { sortedCoupons } from './coupon-combination.ts'
import { allocate } from './coupon-allocation.ts'
import type { Coupon } from './coupon.ts'
import { addCents, cents, percentOf, shareOut, type Cents } from '../money.ts'

/** The amount that a coupon takes off an order, in cents; `lost` is what is left of cash, and cannot be had back. `delivery`: off the delivery fee. */
export type CouponSaving = { code: string; name: string; amount: Cents; lost?: Cents; delivery?: true }

/**
 * A part of what an order costs that coupons may reach, in cents: a line once promotions are taken off, or (`pid` null) a fee. `gift`: the
 * line of the coupon of that code, which takes `off` of it off.
 */
export type Part =
  | { pid: string; left: Cents; gift?: { code: string; off: Cents } }
  | { pid: null; fee: 'boxedMeal' | 'delivery'; left: Cents; gift?: undefined }

/**
 * The amounts that coupons take off the parts of an order (domain.md, Price of an order): products their own line, discounts so much percent of what
 * they cover and those before them left, then cash, the largest first, never below zero; of the delivery fee delivery coupons alone. The order of the coupons does not matter.
 */
export function takenByCoupons(parts: readonly Part[], coupons: readonly Coupon[]): CouponSaving[] {
  const sorted = sortedCoupons(coupons)
  const given = parts.flatMap(({ gift }) => gift ?? [])
  const discounted = takeDiscounts(afterGifts(parts), sorted)
  const paid = takeCash(discounted.parts, sorted)
  return sorted.map((coupon) => {
    const { code, name, gift } = coupon
    const own = given.find((each) => each.code === code)?.off
    const amount = own ?? discounted.taken.get(code) ?? paid.get(code) ?? cents(0)
    const lost = isCash(coupon) && 'amount' in gift ? cents(gift.amount - amount) : cents(0)
    return { code, name, amount, ...(lost > 0 && { lost }), ...(gift.kind === 'delivery' && { delivery: true }) }
  })
}

/** The parts once each coupon's own product is priced. */
export function afterGifts(parts: readonly Part[]): Part[] {
  return parts.map((part) => (part.gift ? { ...part, left: cents(part.left - part.gift.off) } : part))
}

/** The parts once discounts are taken, one after another, and what each took. */
export function takeDiscounts(parts: readonly Part[], sorted: readonly Coupon[]): { parts: readonly Part[]; taken: Map<string, Cents> } {
  const taken = new Map<string, Cents>()
  let left = parts
  for (const coupon of sorted) {
    if (coupon.gift.kind !== 'discount' || left.length === 0) continue
    const reached = left.map((part) => (reaches(coupon, part) ? part.left : 0))
    const off = discountOn(addCents(...reached.map(cents)), coupon.gift.pays)
    const shares = shareOut(off, reached)
    left = off === 0 ? left : left.map((part, at) => ({ ...part, left: cents(part.left - (shares[at] ?? 0)) }))
    taken.set(coupon.code, off)
  }
  return { parts: left, taken }
}

/** The amount that a discount takes off another, in cents: so many percent of it are paid, and what is paid is rounded, a half up. */
export function discountOn(amount: Cents, pays: number): Cents {
  return cents(amount - percentOf(amount, pays))
}

/** The payment of each cash coupon towards the parts, the largest first. */
function takeCash(parts: readonly Part[], coupons: readonly Coupon[]): Map<string, Cents> {
  const cash = coupons.filter(isCash).toSorted((a, b) => cashOf(b) - cashOf(a))
  const allowances = parts.map((part) => ({ left: part.left, open: cash.flatMap((coupon, at) => (reaches(coupon, part) ? [at] : [])) }))
  const paid = allocate(cash.map(cashOf), allowances)
  return new Map(cash.map(({ code }, at) => [code, paid[at] ?? cents(0)]))
}

export function isCash({ gift }: Coupon): boolean {
  return gift.kind === 'cash' || gift.kind === 'cashLike' || gift.kind === 'delivery'
}

/** The worth of a cash coupon, in cents; any other kind 0. */
export function cashOf({ gift }: Coupon): Cents {
  return gift.kind === 'cash' || gift.kind === 'cashLike' || gift.kind === 'delivery' ? gift.amount : cents(0)
}

/** The delivery fee is reached by a delivery coupon alone, which reaches nothing else; the boxed-meal fee only by a coupon that counts it; and a coupon's own dish by cash alone. */
export function reaches(coupon: Coupon, part: Part): boolean {
  const ofDelivery = part.pid === null && part.fee === 'delivery'
  if (ofDelivery || coupon.gift.kind === 'delivery') return ofDelivery && coupon.gift.kind === 'delivery'
  if (part.pid === null) return coupon.countsBoxedMeal
  if (part.gift && !isCash(coupon)) return false
  return coupon.covers?.includes(part.pid) ?? true
}
