import { couponBasket } from './coupon-basket.ts'
import { kindOf, sortedCoupons, combinableBy, type Combinable } from './coupon-combination.ts'
import { givesFree } from './coupon-display.ts'
import { offOf, orderParts } from './order-parts.ts'
import type { CouponOccasion } from './coupon-context.ts'
import type { Coupon, CouponRule } from './coupon.ts'
import { couponJudge } from './judge-coupon.ts'
import { cents, type Cents } from '../money.ts'
import type { OrderToPrice } from '../price/order-price.ts'
import { priceOrder } from '../price/price-order.ts'
import type { Part } from './priced-coupons.ts'
import { itemsOf, pricedLines } from '../price/priced-line.ts'
import { productByPid, type ProductBook } from '../menu/product.ts'

/** A coupon that may be in the best set: its class as a number, what its product saves in cents, what is left to pay for that in the cart, and what it reaches. */
export type Candidate = { coupon: Coupon; kind: number; worth: Cents; own?: Part; reach: string }

/** The space that is searched for the best set: the parts of the order without any coupon, and the coupons that are usable for it. */
export type SearchSpace = { parts: readonly Part[]; discounts: readonly Candidate[]; others: readonly Candidate[]; combinable: Combinable }

/**
 * The search space of an order. A coupon for a free product counts what that costs on the menu, in the cart or not; one at a fixed price only while
 * its product is in the cart: nobody is told to buy something. A product that saves nothing is none.
 */
export function searchSpaceOf(
  order: OrderToPrice,
  coupons: readonly Coupon[],
  { rules, occasion }: { rules: readonly CouponRule[]; occasion: CouponOccasion },
): SearchSpace {
  const bought = { ...order, coupons: [] }
  const parts = orderParts(priceOrder(bought), itemsOf(bought))
  const judge = couponJudge(couponBasket(order), occasion)
  const usable = new Map(sortedCoupons(coupons).flatMap((coupon) => (judge(coupon).usable ? [[coupon.code, coupon]] : [])))
  const given = givenOf({ ...order, coupons: [...usable.values()] })
  const candidates = [...usable.values()].flatMap((coupon) => candidateOf(coupon, given, order.book))
  return {
    parts,
    discounts: candidates.filter(({ coupon }) => coupon.gift.kind === 'discount'),
    others: candidates.filter(({ coupon }) => coupon.gift.kind !== 'discount'),
    combinable: combinableBy(rules),
  }
}

/** The products that coupons give and that are in the cart, by the coupons' codes. */
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
  const plain = {
    coupon,
    kind: kindOf(coupon),
    worth: cents(0),
    reach: JSON.stringify(gift.kind === 'delivery' ? gift.kind : [countsBoxedMeal, covers]),
  }
  if (gift.kind !== 'product' && gift.kind !== 'fixed') return [plain]
  const own = given.get(code)
  if (own) return own.worth > 0 ? [{ ...plain, ...own }] : []
  const product = givesFree(coupon) && gift.pid !== null ? productByPid(book, gift.pid) : undefined
  return product && product.price > 0 ? [{ ...plain, worth: product.price }] : []
}
