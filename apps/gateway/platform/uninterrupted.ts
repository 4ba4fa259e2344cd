import type { Instant } from '@harbour/rules'

/** Notes rounds of something: `since` takes the moment of this round, and gives that of the first since which none was missing for longer than `longestGap` milliseconds. */
export function createUninterrupted(longestGap: number): { since(now: Instant): Instant } {
  let [first, last] = [-Infinity, -Infinity]
  return {
    since(now) {
      if (now - last > longestGap) first = now
      last = now
      return first
    },
  }
}
