import type { OrderDetail } from '@harbour/protocol'
import { checkCart, productOf, repriceLine, type CartLine, type LineIssue, type Occasion, type ProductBook } from '@harbour/rules'

/** A dish of an order that could not be taken again, in the words it was ordered in, and why. */
export type SkippedDish = { name: string; issue: LineIssue }

export type OrderAgain = { lines: CartLine[]; left: SkippedDish[] }

const cannotBeHad = (issue: LineIssue, { pid }: CartLine): boolean =>
  issue.code === 'removed' || issue.code === 'notServedNow' || (issue.code === 'soldOut' && issue.pids.includes(pid))

/**
 * The lines of an order as they go into the cart once more, at today's prices: what is gone, has run out or is not served then is
 * left out and said; what was given free comes with the promotion, if it still does. A choice that is no longer there goes into the cart with its dish, where it can be chosen again.
 */
export function orderAgain({ lines }: Pick<OrderDetail, 'lines'>, book: ProductBook, occasion: Occasion): OrderAgain {
  const again: OrderAgain = { lines: [], left: [] }
  for (const { uid, pid, num, unit, name, chosen } of lines.filter(({ gift }) => !gift)) {
    const line: CartLine = { uid, pid, num, price: unit, ...(chosen ?? { type: 1, listRequirements: [] }) }
    const product = productOf(book, line)
    const issue = checkCart([line], book, occasion).find((each) => cannotBeHad(each, line))
    if (!product || issue) again.left.push({ name, issue: issue ?? { index: 0, uid, code: 'removed' } })
    else again.lines.push(repriceLine(product, { ...line, num: Math.min(num, product.most) }))
  }
  return again
}
