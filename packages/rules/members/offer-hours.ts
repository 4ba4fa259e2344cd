import { addMinutes, day, startOfDay, type Instant } from '../time/clock.ts'

const opens = 9 * 60
const closes = 22 * 60

/** The end of the time in which an offer that is told now may arrive: nobody is told of offers before 09:00 or from 22:00 on, by the wall clock of Asia/Shanghai; null then. */
export function offerWindowEnd(now: Instant): Instant | null {
  const today = startOfDay(now)
  const until = addMinutes(today, closes)
  return now >= addMinutes(today, opens) && now < until ? until : null
}

/** The next moment, now or to come, at which an offer may be told. */
export function nextOfferMoment(now: Instant): Instant {
  if (offerWindowEnd(now) !== null) return now
  const begins = addMinutes(startOfDay(now), opens)
  return now < begins ? begins : begins + day
}
