import { wholeSteps } from '../money.ts'
import { day, formatDate, instantOf, type Instant } from '../time/clock.ts'

/** Hong Kong's Privacy Ordinance gives 40 days; Macau's Law 8/2005 asks for no undue delay, and is held to the same. */
const daysGiven = 40

/** The last day on which a member's request for their data may be done, `YYYY/MM/DD`, counted from the day that it came. Takes that day in the same form. */
export function dataRequestDue(receivedOn: string): string {
  return formatDate(dayOf(receivedOn) + daysGiven * day)
}

/** The days that are left of a legal time until the end of its last day, `YYYY/MM/DD`: 0 on that day, below 0 afterwards. */
export function daysUntil(dueOn: string, now: Instant): number {
  const left = dayOf(dueOn) + day - 1 - now
  return left >= 0 ? wholeSteps(left, day) : -wholeSteps(day - 1 - left, day)
}

function dayOf(text: string): Instant {
  const [year = 0, month = 0, date = 0] = text.split('/').map(Number)
  return instantOf({ year, month, day: date })
}
