import { day, wallClock, type Instant } from '../time/clock.ts'

export type Birthday = { year: number; month: number; day: number }

const oldest = 120

/** Says whether somebody who is alive can have been born then: a date that exists, not after today, and at most 120 years ago (spec 3.1). */
export function birthdayIsPossible({ year, month, day: date }: Birthday, now: Instant): boolean {
  const at = new Date(Date.UTC(year, month - 1, date))
  const exists = at.getUTCMonth() === month - 1 // a day too many falls into another month
  const today = wallClock(now)
  return exists && at.getTime() <= Date.UTC(today.year, today.month - 1, today.day) && year >= today.year - oldest
}

/** The age of somebody on the day of an instant: a year is full on the birthday, for those of 29 February on 1 March. */
export function ageOn({ year, month, day: date }: Birthday, now: Instant): number {
  const today = wallClock(now)
  const before = Date.UTC(today.year, today.month - 1, today.day) + day <= Date.UTC(today.year, month - 1, date)
  return today.year - year - (before ? 1 : 0)
}
