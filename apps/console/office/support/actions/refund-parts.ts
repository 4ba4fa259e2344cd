import type { Answer, orderTimelineGet } from '@harbour/protocol'

type Money = Pick<Answer<typeof orderTimelineGet>, 'lines' | 'charged' | 'refundedLines'>

/** The numbers of lines that are chosen, by their place in the order. */
export type Chosen = ReadonlyMap<number, number>

/** The number of a line that has gone back, or is on its way. */
export const goneBack = ({ refundedLines }: Pick<Money, 'refundedLines'>, index: number): number =>
  refundedLines.filter((line) => line.index === index).reduce((sum, { num }) => sum + num, 0)

/** The number of a line that can still go back: none of a gift, nor of what no provider was paid for. */
export function leftOf(money: Money, index: number): number {
  const line = money.lines[index]
  if (!line || line.gift || !money.charged) return 0
  return Math.max(0, line.num - goneBack(money, index))
}

/** Gives what was chosen with so many of one line. */
export function withLine(chosen: Chosen, index: number, num: number): Chosen {
  const next = new Map(chosen)
  if (num > 0) next.set(index, num)
  else next.delete(index)
  return next
}

/** Gives what was chosen as it is asked for. */
export const partsOf = (chosen: Chosen) => [...chosen].map(([index, num]) => ({ index, num }))
