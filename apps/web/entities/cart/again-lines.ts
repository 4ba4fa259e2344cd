import type { LineIssue, OrderDetail } from '@harbour/protocol'
import { emptyCart, type Cart, type CartLine } from '@harbour/rules'

/** The lines of an order as they would go into a cart, at the prices of that day; what was given free comes with its promotion, if it still does. */
export function againLines({ lines }: Pick<OrderDetail, 'lines'>): CartLine[] {
  return lines
    .filter(({ gift }) => !gift)
    .map(({ uid, pid, num, unit, chosen }) => ({ uid, pid, num, price: unit, ...(chosen ?? { type: 1, listRequirements: [] }) }))
}

/** Says whether a line cannot be had at all; where only a choice has run out, it can be chosen again. */
export function cannotBeHad(issue: Pick<LineIssue, 'code'> & { pids?: readonly string[] }, { pid }: Pick<CartLine, 'pid'>): boolean {
  return issue.code === 'removed' || issue.code === 'notServedNow' || (issue.code === 'soldOut' && issue.pids?.includes(pid) === true)
}

/** A cart with what can be had of these lines, at the prices that their issues say. */
export function againCart(lines: readonly CartLine[], issues: readonly LineIssue[]): Cart {
  const left = lines.flatMap((line, index) => {
    const mine = issues.filter((issue) => issue.index === index)
    const changed = mine.find((issue) => issue.code === 'priceChanged')
    if (mine.some((issue) => cannotBeHad(issue, line))) return []
    return [changed ? { ...line, price: changed.now } : line]
  })
  return { ...emptyCart, lines: left }
}
