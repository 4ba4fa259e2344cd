import { addCents, cents, shareOut, type Cents } from '../money.ts'
import type { Part } from './priced-coupons.ts'
import type { Item, PricedLine } from '../price/priced-line.ts'
import type { Coupon } from './coupon.ts'

/** The cost of an order so far, once promotions are taken off, in cents. */
type Priced = { lines: readonly PricedLine[]; discount: Cents; boxedMeal: Cents; delivery: Cents }

/**
 * The parts of an order that coupons may reach: its lines in their order, then the fees. What promotions take off the whole order
 * is shared out over the lines that were bought, so that the parts add up to what the food costs.
 */
export function orderParts({ lines, discount, boxedMeal, delivery }: Priced, items: readonly Item[]): Part[] {
  const left = lines.map(({ total, saved = 0 }, at) => (items[at]?.coupon ? 0 : total - saved))
  const onDishes = addCents(...lines.map(({ saved = cents(0) }) => saved))
  const shares = left.length > 0 ? shareOut(cents(discount - onDishes), left) : []
  const food = lines.map(({ total }, at): Part => {
    const item = items[at]
    const pid = item?.product.pid ?? ''
    if (!item?.coupon) return { pid, left: cents((left[at] ?? 0) - (shares[at] ?? 0)) }
    return { pid, left: total, gift: { code: item.coupon.code, off: offOf(item.coupon, item.product.price) } }
  })
  return [...food, { pid: null, fee: 'boxedMeal', left: boxedMeal }, { pid: null, fee: 'delivery', left: delivery }]
}

/** The amount that a product coupon takes off its product, in cents; what is chosen with it is charged. */
export function offOf({ gift }: Coupon, price: Cents): Cents {
  return cents(Math.max(0, price - (gift.kind === 'fixed' ? gift.price : 0)))
}
