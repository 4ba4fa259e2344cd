import type { OrderDetailAnswer } from '../use-order-detail.ts'

type Detail = Pick<OrderDetailAnswer, 'order' | 'charged' | 'refundedLines'>

/** The count of a line that has been given back, or is on its way. */
export const refundedOf = ({ refundedLines }: Pick<Detail, 'refundedLines'>, index: number): number =>
  refundedLines.filter((line) => line.index === index).reduce((sum, { num }) => sum + num, 0)

/** Says whether money may go back for a line: a provider charged it, it was no gift, and some of it is left. What was paid in cash goes back at the till. */
export function mayRefund(detail: Detail | undefined, index: number): boolean {
  const line = detail?.order.lines[index]
  return detail !== undefined && line !== undefined && detail.charged > 0 && !line.gift && refundedOf(detail, index) < line.num
}
