import type { Instant } from '@harbour/rules'

const seconds = 1000

/** The moment to ask a push service again that has not answered, after so many tries: in 5, 10, 20, 40, and then always 60 seconds. */
export function nextTry(now: Instant, tries: number): Instant {
  return now + Math.min(5 * 2 ** (tries - 1), 60) * seconds
}
