import { couponBasket } from './coupon-basket.ts'
import { couponClass, sortedCoupons, type CouponClass } from './coupon-combination.ts'
import { offOf, partsOf } from './coupon-parts.ts'
import type { CouponOccasion } from './coupon-scene.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { couponJudge } from './judge-coupon.ts'
import { cents, type Cents } from './money.ts'
import type { OrderToPrice } from './order-price.ts'
import { priceOrder } from './price.ts'
import type { Part } from './priced-coupons.ts'
import { itemsOf, pricedLines } from './priced-line.ts'
import { productByPid, type ProductBook } from './product.ts'

/** A coupon that may be in the best set: its class as a number, what its product saves in cents, what is left to pay for that in the cart, and what it reaches. */
export type Candidate = { coupon: Coupon; kind: number; worth: Cents; own?: Part; reach: string }

/** What the best set is looked for in: the parts of the order without any coupon, and the coupons that are usable for it. */
export type Field = { parts: readonly Part[]; discounts: readonly Candidate[]; others: readonly Candidate[]; goes: GoTogether }
export type GoTogether = (kind: number, other: number) => boolean

/**
 * The field of an order. A product coupon counts what its product costs on the menu, in the cart or not; one at a fixed price only while
 * its product is in the cart: nobody is told to buy something.
 */
export function fieldOf(
  order: OrderToPrice,
  coupons: readonly Coupon[],
  { rules, occasion }: { rules: readonly CouponRule[]; occasion: CouponOccasion },
): Field {
  const bought = { ...order, coupons: [] }
  const parts = partsOf(priceOrder(bought), itemsOf(bought))
  const judge = couponJudge(couponBasket(order), occasion)
  const usable = new Map(sortedCoupons(coupons).flatMap((coupon) => (judge(coupon).usable ? [[coupon.code, coupon]] : [])))
  const given = givenOf({ ...order, coupons: [...usable.values()] })
  const candidates = [...usable.values()].flatMap((coupon) => candidateOf(coupon, given, order.book))
  return {
    parts,
    discounts: candidates.filter(({ coupon }) => coupon.gift.kind === 'discount'),
    others: candidates.filter(({ coupon }) => coupon.gift.kind !== 'discount'),
    goes: togetherBy(rules),
  }
}

/** What coupons give that is in the cart, by their codes. */
function givenOf(order: OrderToPrice): ReadonlyMap<string, { worth: Cents; own: Part }> {
  const items = itemsOf(order)
  const lines = pricedLines(items)
  return new Map(
    items.flatMap(({ coupon, product }, at) => {
      if (!coupon) return []
      const worth = offOf(coupon, product.price)
      const left = cents((lines[at]?.total ?? worth) - worth)
      return [[coupon.code, { worth, own: { pid: product.pid, left, gift: { code: coupon.code, off: cents(0) } } }]]
    }),
  )
}

function candidateOf(coupon: Coupon, given: ReturnType<typeof givenOf>, book: ProductBook): Candidate[] {
  const { gift, code, covers, countsBoxedMeal } = coupon
  const plain = { coupon, kind: kindOf(couponClass(coupon)), worth: cents(0), reach: JSON.stringify([countsBoxedMeal, covers]) }
  if (gift.kind !== 'product' && gift.kind !== 'fixed') return [plain]
  const own = given.get(code)
  if (own) return [{ ...plain, ...own }]
  const product = gift.kind === 'product' && gift.pid !== null ? productByPid(book, gift.pid) : undefined
  return product ? [{ ...plain, worth: product.price }] : []
}

/** The rules as a look-up by numbers: each must name the other. */
function togetherBy(rules: readonly CouponRule[]): GoTogether {
  const allowed: number[] = []
  for (const rule of rules)
    for (const other of rule.availableVoucherType) allowed[kindOf(rule)] = (allowed[kindOf(rule)] ?? 0) | (1 << kindOf(other))
  const allows = (kind: number, other: number) => (((allowed[kind] ?? 0) >> other) & 1) === 1
  return (kind, other) => allows(kind, other) && allows(other, kind)
}

/** Type 1 without a minimum 2, with one 3, up to 11; none 0. */
function kindOf(of: CouponClass | null): number {
  return of === null ? 0 : of.voucherType * 2 + (of.haveThreshold ? 1 : 0)
}
