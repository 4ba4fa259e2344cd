import type { OrderDetailAnswer } from '../use-order-detail.ts'

type Detail = Pick<OrderDetailAnswer, 'order' | 'refundedLines'>

/** The count of a line that has been given back, or is on its way. */
export const refundedOf = ({ refundedLines }: Pick<Detail, 'refundedLines'>, index: number): number =>
  refundedLines.filter((line) => line.index === index).reduce((sum, { num }) => sum + num, 0)

/** Says whether money may go back for a line: it was paid, it was no gift, and some of it is left. */
export function mayRefund(detail: Detail | undefined, index: number): boolean {
  const line = detail?.order.lines[index]
  return detail !== undefined && line !== undefined && detail.order.paid && !line.gift && refundedOf(detail, index) < line.num
}
