import type { LineIssue } from '@harbour/protocol'
import { formatPrice, productOf, type CartLine, type ProductBook } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** What is wrong with a line, in words (spec 8.14). */
export function issueWords({ code, was, now }: LineIssue): string {
  if (code === 'priceChanged')
    return m.confirm_issue_price({ was: was === undefined ? '' : formatPrice(was), now: now === undefined ? '' : formatPrice(now) })
  return words[code]()
}

/** A line that only costs something else may be ordered as it is. */
export const isSerious = ({ code }: LineIssue) => code !== 'priceChanged'

/** Lines that cannot be had at all now; the others can be put right in the cart. */
export const isGone = ({ code }: LineIssue) => code === 'removed' || code === 'soldOut' || code === 'notServedNow'

/** What a line is called; a product that has left the menu has no name any more. */
export function nameOf(line: CartLine | undefined, book: ProductBook | undefined): string {
  return (line && book && productOf(book, line)?.name) ?? m.confirm_unknown_item()
}

const words = {
  removed: m.confirm_issue_removed,
  soldOut: m.confirm_issue_sold_out,
  notServedNow: m.confirm_issue_not_now,
  choicesMissing: m.confirm_issue_choices,
  limitExceeded: m.confirm_issue_limit,
}
