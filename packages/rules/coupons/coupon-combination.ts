import { voucherTypes, type Coupon, type CouponRule } from './coupon.ts'

/** A coupon's class in the rules: its type, and whether it asks a minimum; type 4 always does. */
export type CouponClass = CouponRule['availableVoucherType'][number]

/** The class of a coupon; null for a plain one, which goes with nothing. */
export function couponClass({ gift, minimum }: Pick<Coupon, 'gift' | 'minimum'>): CouponClass | null {
  const voucherType = gift.kind === 'delivery' ? 6 : voucherTypes[gift.kind]
  return voucherType === null ? null : { voucherType, haveThreshold: minimum > 0 || gift.kind === 'cashLike' }
}

/**
 * Says whether a coupon may join those that are selected (spec 4.14, 4.17): each of them and the coupon allow one another, so that the order of
 * taps never matters. A coupon without a rule goes alone, and none goes with itself.
 */
export function mayCombine(selected: readonly Coupon[], candidate: Coupon, rules: readonly CouponRule[]): boolean {
  return selected.every((one) => one.code !== candidate.code && areCombinable(couponClass(one), couponClass(candidate), rules))
}

/** Says whether two coupons of these classes may be in one order: each one's rule names the other. */
export function areCombinable(one: CouponClass | null, other: CouponClass | null, rules: readonly CouponRule[]): boolean {
  return one !== null && other !== null && allows(one, other, rules) && allows(other, one, rules)
}

function allows(one: CouponClass, other: CouponClass, rules: readonly CouponRule[]): boolean {
  return rules.some((rule) => sameClass(rule, one) && rule.availableVoucherType.some((allowed) => sameClass(allowed, other)))
}

function sameClass(one: CouponClass, other: CouponClass): boolean {
  return one.voucherType === other.voucherType && one.haveThreshold === other.haveThreshold
}

/** Says whether coupons of two kinds may be in one order. */
export type Combinable = (kind: number, other: number) => boolean

/** The rules as a look-up by kinds, for whoever asks often: each must name the other. */
export function combinableBy(rules: readonly CouponRule[]): Combinable {
  const allowed: number[] = []
  for (const rule of rules)
    for (const other of rule.availableVoucherType) allowed[numberOf(rule)] = (allowed[numberOf(rule)] ?? 0) | (1 << numberOf(other))
  const allows = (kind: number, other: number) => (((allowed[kind] ?? 0) >> other) & 1) === 1
  return (kind, other) => allows(kind, other) && allows(other, kind)
}

/** The class of a coupon as a number; 0 for a plain one, which goes with nothing. */
export function kindOf(coupon: Coupon): number {
  const own = couponClass(coupon)
  return own === null ? 0 : numberOf(own)
}

/** Type 1 without a minimum 2, with one 3, up to 13. */
function numberOf({ voucherType, haveThreshold }: CouponClass): number {
  return voucherType * 2 + (haveThreshold ? 1 : 0)
}

/**
 * Coupons in the order in which a selection is kept (spec 4.15): cash first, for delivery or not, the larger amount first; then cash that asks its minimum,
 * discounts, products and fixed prices. Of equals the one that ends sooner, then by code, so that the order of taps leaves no trace.
 */
export function sortedCoupons(coupons: readonly Coupon[]): Coupon[] {
  return coupons.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) || amountOf(b) - amountOf(a) || (a.ends ?? Infinity) - (b.ends ?? Infinity) || (a.code < b.code ? -1 : 1),
  )
}

const ranks: readonly Coupon['gift']['kind'][] = ['cash', 'cashLike', 'discount', 'product', 'fixed', 'plain']

function rankOf({ gift }: Coupon): number {
  return ranks.indexOf(gift.kind === 'delivery' ? 'cash' : gift.kind)
}

/** The worth of cash; of other kinds only the order matters: the discount that takes more off, the dish that costs less. */
function amountOf({ gift }: Coupon): number {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return gift.amount
    case 'discount':
      return 0 - gift.pays
    case 'fixed':
      return 0 - gift.price
    case 'product':
    case 'plain':
      return 0
  }
}
