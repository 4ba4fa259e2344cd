const minute = 60_000
const halfHour = 30 * minute

/** Minutes that each new order takes longer, as they are offered. */
export const busyChoices = [10, 15, 20, 30, 45] as const
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

/** The most minutes that an order may take longer. */
export const mostBusy = 90
const stepOfBusy = 5

/** Minutes of somebody's own choice, a step more or less: by fives, from 5 to the most. */
export const steppedMinutes = (minutes: number, by: 1 | -1): number =>
  Math.min(
    mostBusy,
    Math.max(stepOfBusy, (Math.floor(minutes / stepOfBusy) + (by === 1 ? 1 : minutes % stepOfBusy > 0 ? 0 : -1)) * stepOfBusy),
  )

/** Whole minutes that were typed; undefined where they are none, or more than may be. */
export function typedMinutes(typed: string): number | undefined {
  const minutes = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return minutes >= 1 && minutes <= mostBusy ? minutes : undefined
}

/** The end of a busy time or a pause half an hour later, to the whole minute. One that has no end, or that has passed, ends half an hour from now. */
export const extended = (until: number | null, now: number): number => Math.ceil((Math.max(until ?? 0, now) + halfHour) / minute) * minute

/** The moment at which a pause of some minutes ends, to the whole minute. */
export const pauseEnd = (minutes: number, now: number): number => Math.ceil((now + minutes * minute) / minute) * minute
