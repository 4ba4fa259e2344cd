import { addMinutes, type Instant } from '@harbour/rules'

/** Longer than a day is a blackout, which the chain's office writes down with its reason. */
const longestPause = 24 * 60

/** The end of a pause from now on; null where it is over already, which is none. A day at most. */
export function judgePause(until: Instant | null, now: Instant): Instant | null | 'PAUSE_TOO_LONG' {
  if (until === null || until <= now) return null
  return until > addMinutes(now, longestPause) ? 'PAUSE_TOO_LONG' : until
}
