import { couponBasket } from './coupon-basket.ts'
import { couponClass, sortedCoupons, type CouponClass } from './coupon-combination.ts'
import { offOf, partsOf } from './coupon-parts.ts'
import type { CouponOccasion } from './coupon-scene.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { productByPid } from './gift.ts'
import { couponJudge } from './judge-coupon.ts'
import { cents, type Cents } from './money.ts'
import type { OrderToPrice } from './order-price.ts'
import { priceOrder } from './price.ts'
import type { Part } from './priced-coupons.ts'
import { itemsOf, pricedLines } from './priced-line.ts'
import type { ProductBook } from './product.ts'

/** A coupon that may be in the best set: its class as a number, what its product saves in cents, and what is left to pay for that in the cart. */
export type Candidate = { coupon: Coupon; kind: number; worth: Cents; own?: Part }

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
  const kind = kindOf(couponClass(coupon))
  const { gift, code } = coupon
  if (gift.kind !== 'product' && gift.kind !== 'fixed') return [{ coupon, kind, worth: cents(0) }]
  const own = given.get(code)
  if (own) return [{ coupon, kind, ...own }]
  const product = gift.kind === 'product' && gift.pid !== null ? productByPid(book, gift.pid) : undefined
  return product ? [{ coupon, kind, worth: product.price }] : []
}

/** The rules as a look-up by numbers: each must name the other. */
function togetherBy(rules: readonly CouponRule[]): GoTogether {
  const pairs = new Set(rules.flatMap((rule) => rule.availableVoucherType.map((allowed) => (kindOf(rule) << bits) | kindOf(allowed))))
  return (kind, other) => pairs.has((kind << bits) | other) && pairs.has((other << bits) | kind)
}

const bits = 4

/** Type 1 without a minimum 2, with one 3, up to 11; none 0. */
function kindOf(of: CouponClass | null): number {
  return of === null ? 0 : of.voucherType * 2 + (of.haveThreshold ? 1 : 0)
}
