import type { OpeningRow } from '@harbour/chain'
import { weekdays, type OrderType } from '@harbour/rules'

/** A stretch of a shop's day, as hours are typed. An end at or before the start runs past midnight; 00:00 to 24:00 is all day. */
export type DayTimes = { startTime: string; endTime: string }
/** The stretches of each weekday, Monday first. */
export type Week = DayTimes[][]

/** The week of one order type, each day's stretches by their start. */
export function weekOf(openings: readonly OpeningRow[], orderType: OrderType): Week {
  return weekdays.map((weekday) =>
    openings
      .filter((row) => row.weekdays.includes(weekday) && (row.orderTypes?.includes(orderType) ?? true))
      .map(({ startTime, endTime }) => ({ startTime, endTime }))
      .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1)),
  )
}

/** The weeks of all order types as rows again: days that are alike in one row, order types that are alike in one, too. */
export function openingsOf(weeks: ReadonlyMap<OrderType, Week>): OpeningRow[] {
  const types = [...weeks.keys()]
  const rows: OpeningRow[] = []
  for (const weekday of weekdays) {
    for (const times of timesOn(weeks, weekday)) {
      const served = types.filter((orderType) => has(weeks.get(orderType), weekday, times))
      const of = served.length === types.length ? undefined : served
      const alike = rows.find((row) => sameTimes(row, times) && String(row.orderTypes) === String(of))
      if (alike) alike.weekdays.push(weekday)
      else rows.push({ weekdays: [weekday], ...times, ...(of && { orderTypes: of }) })
    }
  }
  return rows
}

function timesOn(weeks: ReadonlyMap<OrderType, Week>, weekday: number): DayTimes[] {
  const all = [...weeks.values()].flatMap((week) => week[weekday - 1] ?? [])
  return all.filter((times, at) => all.findIndex((each) => sameTimes(each, times)) === at)
}

const has = (week: Week | undefined, weekday: number, times: DayTimes): boolean =>
  (week?.[weekday - 1] ?? []).some((each) => sameTimes(each, times))

const sameTimes = (one: DayTimes, other: DayTimes): boolean => one.startTime === other.startTime && one.endTime === other.endTime

/** The openings of a shop with another week for one of its order types. */
export function withWeek(
  openings: readonly OpeningRow[],
  types: readonly OrderType[],
  { orderType, week }: { orderType: OrderType; week: Week },
) {
  return openingsOf(new Map(types.map((each) => [each, each === orderType ? week : weekOf(openings, each)])))
}

/** A day's stretch in minutes from its midnight, the end past 24:00 where it runs into the next day. */
export function spanOf({ startTime, endTime }: DayTimes): { from: number; to: number } {
  const [from, to] = [minutesOf(startTime), minutesOf(endTime)]
  return { from, to: to <= from ? to + day : to }
}

const day = 24 * 60

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The same as it is typed: 24:00 is the end of the day, 02:00 the next morning. */
export function timesOf({ from, to }: { from: number; to: number }): DayTimes {
  return { startTime: timeText(from), endTime: to === day ? '24:00' : timeText(to % day) }
}

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** So many minutes is a step of the ends of a stretch. */
export const stepMinutes = 15
/** The least that a shop is open for. */
const least = 30

type Moved = { end: 'from' | 'to'; to: number }

/** Moves an end of a stretch to a minute, at whole steps: no further than the other end, the day's midnight, and six in the next morning. */
export function moveEnd(times: DayTimes, { end, to }: Moved): DayTimes {
  const span = spanOf(times)
  const stepped = Math.round(to / stepMinutes) * stepMinutes
  const moved =
    end === 'from'
      ? { from: Math.min(Math.max(0, stepped), Math.min(span.to, day) - least), to: span.to }
      : { from: span.from, to: Math.min(Math.max(span.from + least, stepped), Math.min(latest, span.from + day)) }
  return timesOf(moved)
}

/** The last minute that a day can run to: six in the next morning. */
export const latest = day + 6 * 60

/** Says whether a day runs on into the next without a gap, or past midnight. */
export function runsOn(week: Week, at: number): boolean {
  const last = (week[at] ?? []).map(spanOf)
  const next = (week[(at + 1) % week.length] ?? []).map(spanOf)
  return last.some(({ to }) => to > day || (to === day && next.some(({ from }) => from === 0)))
}

/** Says whether two stretches of a day overlap. */
export const overlaps = (times: readonly DayTimes[]): boolean => {
  const spans = times.map(spanOf).toSorted((one, other) => one.from - other.from)
  return spans.some(({ from }, at) => at > 0 && from < (spans[at - 1]?.to ?? 0))
}
