import type { ChainPromotion } from '@harbour/chain'
import { formatDate, startOfDay, wallClock, type Instant } from '@harbour/rules'

const oneDay = 24 * 60 * 60_000
/** The calendar shows so many days, in whole weeks. */
export const calendarDays = 49

/** Days in a row on which a promotion holds, from the first one that is shown, 0. */
export type Bar = { start: number; days: number }

/** The Monday from which a calendar shows a day, with the week before it. */
export function calendarStart(at: Instant): Instant {
  const { weekday } = wallClock(at)
  return startOfDay(startOfDay(at) - (weekday - 1 + 7) * oneDay)
}

/** The days of a calendar, `YYYY/MM/DD`. */
export const daysFrom = (from: Instant): string[] => Array.from({ length: calendarDays }, (_, at) => formatDate(from + at * oneDay))

/** The days of a calendar on which a promotion holds, those in a row together. */
export function barsOf({ dates, service }: Pick<ChainPromotion, 'dates' | 'service'>, from: Instant): Bar[] {
  const holds = daysFrom(from).map((date, at) => {
    const { weekday } = wallClock(from + at * oneDay)
    return (!dates || (dates.startDate <= date && date <= dates.endDate)) && (service?.weekdays?.includes(weekday) ?? true)
  })
  return holds.flatMap((on, at): Bar[] => {
    if (!on || holds[at - 1]) return []
    const end = holds.indexOf(false, at)
    return [{ start: at, days: (end < 0 ? calendarDays : end) - at }]
  })
}
