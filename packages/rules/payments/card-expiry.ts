import { instantOf, type Instant } from '../time/clock.ts'

/** The month and the four-digit year in which a card ends. */
export type CardExpiry = { month: number; year: number }

/** Says whether a card can be used no more: it is good to the end of its month in Asia/Shanghai, the next month's first moment excluded. */
export function cardIsOver({ month, year }: CardExpiry, now: Instant): boolean {
  return now >= instantOf({ year, month: month + 1, day: 1 })
}
