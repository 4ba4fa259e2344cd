import type { LineIssue } from '@harbour/protocol'
import { productOf, type CartLine, type Product, type ProductBook } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

/** A line that only costs something else may be ordered as it is. */
export const isSerious = ({ code }: LineIssue) => code !== 'priceChanged'

/** Lines that cannot be had at all now; the others can be put right in the cart, as a choice that has run out can. */
export function isGone(issue: LineIssue, line: CartLine | undefined): boolean {
  if (issue.code === 'soldOut') return line === undefined || issue.pids.includes(line.pid)
  return issue.code === 'removed' || issue.code === 'notServedNow'
}

/** The name of a line; a product that has left the menu has no name any more. */
export function nameOf(line: CartLine | undefined, book: ProductBook | undefined): string {
  return productAt(line, book)?.name ?? m.confirm_unknown_item()
}

/** The product of a line in the menu. */
export function productAt(line: CartLine | undefined, book: ProductBook | undefined): Product | undefined {
  return line && book && productOf(book, line)
}
