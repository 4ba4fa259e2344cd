import { cents, refundNext, shareOut, type Cents, type RefundPart } from '@harbour/rules'
import { deliveryOff, owedRefund } from './owed-refund.ts'
import type { Refundable } from './store/arrange-refund.ts'

/** Says whether so much more is too much for one person: that sum counts all that goes or went back of the order, so that many small refunds are one. */
export function isTooMuch(amount: Cents, { charged, left }: Pick<Refundable, 'charged' | 'left'>, limit: number): boolean {
  return charged - left + amount > limit
}

/** A refund before it is asked for, amounts in cents: each line named once, its share beside it. */
export type RefundQuote = {
  amount: Cents
  points: number
  savingsKept: Cents
  lines: { uid: string; index: number; num: number; amount: Cents }[]
}

/** The consequence of giving back these parts: what `owedRefund` gives, line by line, and their share of what promotions and coupons took off the dishes. Null where that is not to be had. */
export function quoteRefund(parts: readonly RefundPart[], order: Refundable): RefundQuote | null {
  const owed = owedRefund(parts, order)
  if (!owed) return null
  const asked = together(parts)
  const shares = shareOut(
    owed.amount,
    asked.map((part) => owedRefund([part], order)?.amount ?? 0),
  )
  const lines = asked.map(({ index, num }, at) => ({ uid: order.lines[index]?.uid ?? '', index, num, amount: shares[at] ?? cents(0) }))
  const { price, before } = order
  const savings = cents(price.discount + price.couponDiscount - deliveryOff(price))
  return { ...owed, savingsKept: refundNext(parts, { lines: order.lines, paidForDishes: savings, before }) ?? cents(0), lines }
}

/** The sums that went back of an order by its refunds, line by line, in cents: as `owedRefund` came to it. */
export function refundedLines({ before, ...order }: Refundable): RefundQuote['lines'] {
  const untouched = { ...order, before: [], left: order.charged }
  return together(before).map(({ index, num }) => {
    const amount = owedRefund([{ index, num }], untouched)?.amount ?? cents(0)
    return { uid: order.lines[index]?.uid ?? '', index, num, amount }
  })
}

function together(parts: readonly RefundPart[]): RefundPart[] {
  return [...Map.groupBy(parts, ({ index }) => index)].map(([index, same]) => ({
    index,
    num: same.reduce((sum, { num }) => sum + num, 0),
  }))
}
