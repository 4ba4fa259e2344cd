import { instantOf, startOfDay, type Instant } from '@harbour/rules'

/** The days of a report as moments: from the first of `from` up to `to`, which it does not hold; `before` is where the period before began. */
export type Period = { before: Instant; from: Instant; to: Instant }

/** The milliseconds of a day: the clocks of the shops are never put forward or back. */
export const dayLength = 24 * 60 * 60_000
/** The most days of a report. */
const mostDays = 400

/** Midnight, in Asia/Shanghai, at which a day named `YYYY/MM/DD` begins. */
export function beginOf(day: string): Instant {
  const [year = 0, month = 0, date = 0] = day.split('/').map(Number)
  return instantOf({ year, month, day: date })
}

/** The period that two days make, both included, or why they make none: the last is before the first or yet to come, or there are more than `most`. */
export function periodOf(
  { from, to }: { from: string; to: string },
  now: Instant,
  most = mostDays,
): Period | 'PERIOD_INVALID' | 'PERIOD_TOO_LONG' {
  const [begins, ends] = [beginOf(from), beginOf(to) + dayLength]
  if (ends <= begins || ends > startOfDay(now) + dayLength) return 'PERIOD_INVALID'
  if (ends - begins > most * dayLength) return 'PERIOD_TOO_LONG'
  return { before: begins - (ends - begins), from: begins, to: ends }
}
