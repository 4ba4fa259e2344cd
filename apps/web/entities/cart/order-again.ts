import type { OrderDetail } from '@harbour/protocol'
import { checkCart, productOf, repriceLine, type CartLine, type LineIssue, type Occasion, type ProductBook } from '@harbour/rules'
import { againLines, cannotBeHad } from './again-lines.ts'

/** A dish of an order that could not be taken again, in the words it was ordered in, and why. */
export type SkippedDish = { name: string; issue: LineIssue }

export type OrderAgain = { lines: CartLine[]; left: SkippedDish[] }

/**
 * The lines of an order as they go into the cart once more, at today's prices: what is gone, has run out or is not served then is
 * left out and said; what was given free comes with the promotion, if it still does. A choice that is no longer there goes into the cart with its dish, where it can be chosen again.
 */
export function orderAgain(order: Pick<OrderDetail, 'lines'>, book: ProductBook, occasion: Occasion): OrderAgain {
  const names = order.lines.filter(({ gift }) => !gift).map(({ name }) => name)
  const made = againLines(order).map((line, at) => ({ line, name: names[at] ?? '' }))
  return linesToday(made, book, occasion)
}

/** Lines that were made elsewhere or before, as they go into the cart at today's prices; what cannot be had is left out under its name. */
export function linesToday(made: readonly { line: CartLine; name: string }[], book: ProductBook, occasion: Occasion): OrderAgain {
  const again: OrderAgain = { lines: [], left: [] }
  for (const { line, name } of made) {
    const { uid, num } = line
    const product = productOf(book, line)
    const issue = checkCart([line], book, occasion).find((each) => cannotBeHad(each, line))
    if (!product || issue) again.left.push({ name, issue: issue ?? { index: 0, uid, code: 'removed' } })
    else again.lines.push(repriceLine(product, { ...line, num: Math.min(num, product.most) }))
  }
  return again
}
