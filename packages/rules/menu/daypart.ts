import { day, formatDate, parseMoment, startOfDay, wallClock, weekdays as allWeekdays, type Instant } from '../time/clock.ts'
import { joinSpans, spanOfDay, type Span } from '../time/span.ts'

/**
 * A part of the day: on which weekdays (Monday 1 to Sunday 7), between which times (HH:mm, the end not included), and from which day to which
 * (YYYY/MM/DD, both included). Each is left out where it limits nothing. An end at or before the start runs past midnight, and belongs to the
 * day on which it starts.
 */
export type Daypart = { weekdays?: readonly number[]; startTime?: string; endTime?: string; startDate?: string; endDate?: string }

/** Says whether a daypart limits anything. */
export function isLimited({ weekdays, startTime, endTime, startDate, endDate }: Daypart): boolean {
  return [weekdays, startTime, endTime, startDate, endDate].some((limit) => limit !== undefined)
}

/** The stretches of a daypart in so many days from an instant's day on, with that of the day before still running; joined and in order. */
export function daypartSpans(daypart: Daypart, from: Instant, days: number): Span[] {
  const { startTime = '00:00', endTime = '24:00' } = daypart
  const starts = Array.from({ length: days + 1 }, (_, index) => startOfDay(from) + (index - 1) * day)
  return joinSpans(starts.filter((start) => isOn(daypart, start)).map((start) => spanOfDay(start, { startTime, endTime })))
}

/** Says whether two dayparts ever share a moment. */
export function daypartsMeet(one: Daypart, other: Daypart): boolean {
  const from = firstShared(one, other)
  const theirs = daypartSpans(other, from, enoughDays)
  return daypartSpans(one, from, enoughDays).some((span) => theirs.some(({ from: start, to }) => span.from < to && start < span.to))
}

/** Every weekday beside every other, with the day before a first and the day after a last, into which a night still runs. */
const enoughDays = 11

/** The day from which all that they can share is seen: the later first day, or where only last days are known a week before the earlier one. */
function firstShared(one: Daypart, other: Daypart): Instant {
  const starts = [one.startDate, other.startDate].flatMap((date) => (date === undefined ? [] : midnightOf(date)))
  if (starts.length > 0) return Math.max(...starts)
  const ends = [one.endDate, other.endDate].flatMap((date) => (date === undefined ? [] : midnightOf(date)))
  return ends.length > 0 ? Math.min(...ends) - 8 * day : 0
}

function midnightOf(date: string): Instant {
  const instant = parseMoment(`${date} 00:00:00`)
  if (instant === null) throw new RangeError(`not a day: ${date}`)
  return instant
}

function isOn({ weekdays = allWeekdays, startDate, endDate }: Daypart, midnight: Instant): boolean {
  const date = formatDate(midnight)
  const on: readonly number[] = weekdays
  return on.includes(wallClock(midnight).weekday) && (startDate ?? date) <= date && date <= (endDate ?? date)
}
