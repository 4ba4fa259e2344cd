import type { GiftChoice } from '../promotions/gift.ts'
import { sameLine, type CartLine } from './cart-line.ts'

/**
 * The cart of a guest: at most one line of each kind, at most one delivery-fee line, the codes of the coupons applied, and what was
 * said to each gift. Whether a gift is given is derived (`earnedGifts`): it may come and go with the spend, the choice stays.
 */
export type Cart = { lines: readonly CartLine[]; coupons: readonly string[]; gifts?: readonly GiftChoice[] }

export const emptyCart: Cart = { lines: [], coupons: [] }

/** The cart with a line more; an identical line takes up its quantity and its newer price (spec 4.7). Refuses a quantity that is not a count from 1. */
export function addLine(cart: Cart, line: CartLine): Cart {
  if (line.isSendType) return setDeliveryLine(cart, line)
  const num = countOf(line.num)
  if (num === 0) throw new RangeError('nothing to add')
  const index = cart.lines.findIndex((other) => sameLine(other, line))
  if (index < 0) return { ...cart, lines: [...cart.lines, line] }
  return { ...cart, lines: cart.lines.map((other, at) => (at === index ? { ...line, num: other.num + num } : other)) }
}

/** The cart with another quantity of a line; 0 removes the line (spec 4.8), and an index without a line changes nothing. */
export function setQuantity(cart: Cart, index: number, num: number): Cart {
  const count = countOf(num)
  const changed = cart.lines.map((line, at) => (at === index ? { ...line, num: count } : line))
  return withLines(cart, count === 0 ? without(cart.lines, index) : changed)
}

/** The cart with an edited line in place of the one at the index; it merges into an identical line if there is one (spec 4.9). Quantity 0 removes it. */
export function replaceLine(cart: Cart, index: number, line: CartLine): Cart {
  if (cart.lines[index] === undefined) return cart
  if (countOf(line.num) === 0) return setQuantity(cart, index, 0)
  const others = without(cart.lines, index)
  if (line.isSendType || others.some((other) => sameLine(other, line))) return addLine({ ...cart, lines: others }, line)
  return withLines(cart, cart.lines.with(index, line))
}

/** The cart with this delivery-fee line and no other (spec 4.10). */
export function setDeliveryLine(cart: Cart, line: CartLine): Cart {
  return { ...cart, lines: [...removeDeliveryLine(cart).lines, { ...line, num: 1, isSendType: true }] }
}

/** The cart without its delivery-fee line (spec 4.10). */
export function removeDeliveryLine(cart: Cart): Cart {
  return { ...cart, lines: cart.lines.filter((line) => !line.isSendType) }
}

/** The cart with nothing in it: no lines, no coupons, no delivery fee (spec 4.12). */
export function clearCart(): Cart {
  return emptyCart
}

/** The cart with other lines, identical ones merged; it is emptied if only delivery-fee lines remain (spec 4.13). */
export function replaceCart(cart: Cart, lines: readonly CartLine[]): Cart {
  return withLines(cart, lines.reduce(addLine, emptyCart).lines)
}

/** The cart with this answer to a gift in place of an earlier one. */
export function chooseGift(cart: Cart, choice: GiftChoice): Cart {
  const others = (cart.gifts ?? []).filter(({ promotionId }) => promotionId !== choice.promotionId)
  return { ...cart, gifts: [...others, choice] }
}

/** The lines that a coupon gave (spec 4.11). */
export function couponLines(cart: Cart, voucherCode: string): CartLine[] {
  return cart.lines.filter((line) => line.isCouponPro && line.voucherCode === voucherCode)
}

/** The cart without a coupon and the products it gave; without a code, without any coupon (spec 2.45, 4.11). */
export function dropCouponProducts(cart: Cart, voucherCode?: string): Cart {
  const isDropped = (code: string | undefined) => voucherCode === undefined || code === voucherCode
  const kept = { ...cart, coupons: cart.coupons.filter((code) => !isDropped(code)) }
  return withLines(
    kept,
    cart.lines.filter((line) => !(line.isCouponPro && isDropped(line.voucherCode))),
  )
}

/** The number of items that the cart holds; the delivery fee is none. */
export function cartCount(cart: Cart): number {
  return cart.lines.reduce((count, line) => count + (line.isSendType ? 0 : line.num), 0)
}

/** Once nothing but a delivery fee is left of what there was, the cart is emptied (spec 4.12, 4.13). */
function withLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const isEmptied = cart.lines.length > 0 && lines.every((line) => line.isSendType)
  return isEmptied ? emptyCart : { ...cart, lines }
}

function without(lines: readonly CartLine[], index: number): CartLine[] {
  return lines.filter((_, at) => at !== index)
}

function countOf(num: number): number {
  if (!Number.isSafeInteger(num) || num < 0) throw new RangeError(`not a quantity: ${num}`)
  return num
}
