import { wallClock } from '@harbour/rules'
import type { DayEnd } from './drawer.ts'

type Hour = DayEnd['hours'][number]

/** Orders by hour from the first hour that had some to the last, in the order of a business day that begins at this moment; hours without any are 0. */
export function hourBars(hours: readonly Hour[], begins: number): Hour[] {
  const first = wallClock(begins).hour
  const placeOf = (hour: number) => (hour - first + 24) % 24
  const places = hours.map(({ hour }) => placeOf(hour))
  if (places.length === 0) return []
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const hour = (from + at + first) % 24
    return { hour, orders: hours.find((each) => each.hour === hour)?.orders ?? 0 }
  })
}

const steps = [1, 2, 5]

/** The top of an axis of two equal steps that holds so many orders: 2, 4, 10, 20, 40, 100, … */
export function axisTop(most: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = steps.find((each) => 2 * each * ten >= most)
    if (step !== undefined) return 2 * step * ten
  }
}
