import type { Coupon } from '../coupons/coupon.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Basket, DiscountedDish } from '../promotions/discounted-dishes.ts'
import { addCents, timesCents, type Cents } from '../money.ts'
import { productOf, type Product, type ProductBook } from '../menu/product.ts'
import { unitPrice } from '../cart/unit-price.ts'

/** A line's price: `index` is its place in the cart, `unit` one of it with its choices, in cents; of the total, promotions on its dish, or its coupon, take `saved` off. */
export type PricedLine = { index: number; unit: Cents; num: number; total: Cents; saved?: Cents }

/** A line that is on the menu, with its product, and the coupon that gives it; neither the delivery-fee line nor one that has left the menu is an item. */
export type Item = { index: number; line: CartLine; product: Product; coupon?: Coupon }

/** The items among some lines. A coupon's own line is one only while its coupon is among the `coupons`, and a coupon gives one of its product. */
export function itemsOf({ lines, book, coupons = [] }: CartContents): Item[] {
  return lines.flatMap((line, index) => {
    const product = line.isSendType ? undefined : productOf(book, line)
    if (!product) return []
    if (!line.isCouponPro) return [{ index, line, product }]
    const coupon = couponOfLine(lines, index, coupons)
    return coupon ? [{ index, line: { ...line, num: 1 }, product, coupon }] : []
  })
}

export type CartContents = { lines: readonly CartLine[]; book: ProductBook; coupons?: readonly Coupon[] }

/** The coupon that gives a line (spec 4.11): it has the line's code, and its product is the line's. It gives one line, the first that names it. */
export function couponOfLine(lines: readonly CartLine[], index: number, coupons: readonly Coupon[]): Coupon | undefined {
  const line = lines[index]
  const coupon = line && coupons.find((each) => gives(each, line))
  return coupon && lines.findIndex((each) => gives(coupon, each)) === index ? coupon : undefined
}

function gives({ code, gift }: Coupon, { isCouponPro, voucherCode, pid }: CartLine): boolean {
  return isCouponPro === true && voucherCode === code && (gift.kind === 'product' || gift.kind === 'fixed') && gift.pid === pid
}

/** Each item at the menu's prices, before anything is taken off. */
export function pricedLines(items: readonly Item[]): PricedLine[] {
  return items.map(({ index, line, product }) => {
    const unit = unitPrice(product, line)
    return { index, unit, num: line.num, total: timesCents(unit, line.num) }
  })
}

/** The basket that promotions look at in priced items: the dishes at the menu's prices. */
export function basketOf(items: readonly Item[], lines: readonly PricedLine[] = pricedLines(items)): Basket {
  const bought = lines.flatMap(({ num, total }, at) => {
    const product = items[at]?.product
    return product ? [{ pid: product.pid, num, price: product.price, total }] : []
  })
  return { bought, subtotal: totalOf(lines) }
}

/** The lines with what is saved on each; where several have the same dish, the first ones have the savings. */
export function savedOn(lines: readonly PricedLine[], items: readonly Item[], discounted: readonly DiscountedDish[]): PricedLine[] {
  return lines.map((line, at) => {
    const pid = items[at]?.product.pid
    const before = items.slice(0, at).filter(({ product }) => product.pid === pid)
    const from = before.reduce((count, item) => count + item.line.num, 0)
    const own = discounted.filter((dish) => dish.pid === pid).slice(from, from + line.num)
    return own.length > 0 ? { ...line, saved: addCents(...own.map(({ off }) => off)) } : line
  })
}

/** The sum of lines, in cents. */
export function totalOf(lines: readonly PricedLine[]): Cents {
  return addCents(...lines.map(({ total }) => total))
}
