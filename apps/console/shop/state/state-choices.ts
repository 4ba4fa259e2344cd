const minute = 60_000
const halfHour = 30 * minute

/** Minutes that each new order takes longer, as they are offered. */
export const busyChoices = [10, 15, 20, 30, 45, 60] as const
/** Minutes for which a shop takes no orders, as they are offered. */
export const pauseChoices = [15, 30, 60] as const

/** The moments at which a busy time may end by itself: three half hours that are at least a quarter of an hour away. */
export function endChoices(now: number): number[] {
  const first = Math.ceil((now + 15 * minute) / halfHour) * halfHour
  return [first, first + halfHour, first + 3 * halfHour]
}

/** The orders that are promised in each of the next quarters of an hour, from the one that runs now on. */
export function ordersByQuarter(promises: readonly number[], now: number, quarters = 6): { from: number; count: number }[] {
  const quarter = 15 * minute
  const begin = Math.floor(now / quarter) * quarter
  return Array.from({ length: quarters }, (_, at) => {
    const from = begin + at * quarter
    const count = promises.filter((promise) => (at === 0 || promise >= from) && promise < from + quarter).length
    return { from, count }
  })
}
