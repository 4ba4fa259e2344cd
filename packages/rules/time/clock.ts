/** A moment: milliseconds since 1970-01-01T00:00Z. Rules never read the clock; whoever calls them says what time it is. */
export type Instant = number
export type Minutes = number

/** Monday 1 to Sunday 7 (spec 9.16). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** A moment as the wall clock of the shops shows it. */
export type Moment = { year: number; month: number; day: number; hour: number; minute: number; second: number; weekday: Weekday }
export type MomentParts = Pick<Moment, 'year' | 'month' | 'day'> & Partial<Pick<Moment, 'hour' | 'minute' | 'second'>>

export const minute = 60_000
export const day = 24 * 60 * minute

/** Asia/Shanghai has no daylight saving (spec 9.1). */
const offset = 8 * 60 * minute

/** The wall clock of Asia/Shanghai at an instant (spec 9.1). */
export function wallClock(instant: Instant): Moment {
  const date = new Date(instant + offset)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: (((date.getUTCDay() + 6) % 7) + 1) as Weekday, // 0..6 from Sunday becomes 1..7 from Monday
  }
}

/** The instant of a wall-clock moment in Asia/Shanghai; parts left out are 0, and parts that overflow carry on (32 January is 1 February). */
export function instantOf({ year, month, day, hour = 0, minute = 0, second = 0 }: MomentParts): Instant {
  return Date.UTC(year, month - 1, day, hour, minute, second) - offset
}

/** `YYYY/MM/DD HH:mm:ss` in Asia/Shanghai (spec 9.1). */
export function formatMoment(instant: Instant): string {
  return `${formatDate(instant)} ${formatTime(instant)}:${two(wallClock(instant).second)}`
}

/** The instant that `YYYY/MM/DD HH:mm:ss` names in Asia/Shanghai (spec 9.1); null for another form or a moment that does not exist. */
export function parseMoment(text: string): Instant | null {
  const [year, month, day, hour, minute, second] = text.split(/[/ :]/).map(Number)
  const instant = instantOf({ year: year ?? NaN, month: month ?? NaN, day: day ?? NaN, hour, minute, second })
  return !Number.isNaN(instant) && formatMoment(instant) === text ? instant : null
}

/** `YYYY/MM/DD` in Asia/Shanghai (spec 9.1). */
export function formatDate(instant: Instant): string {
  const { year, month, day } = wallClock(instant)
  return `${String(year).padStart(4, '0')}/${two(month)}/${two(day)}`
}

/** `HH:mm` in Asia/Shanghai, 00:00 to 23:59. */
export function formatTime(instant: Instant): string {
  const { hour, minute } = wallClock(instant)
  return `${two(hour)}:${two(minute)}`
}

/** Midnight in Asia/Shanghai at or before an instant. */
export function startOfDay(instant: Instant): Instant {
  const { year, month, day } = wallClock(instant)
  return instantOf({ year, month, day })
}

/** The instant so many minutes later; earlier when negative. */
export function addMinutes(instant: Instant, minutes: number): Instant {
  return instant + minutes * minute
}

/** The minutes from midnight that `HH:mm` names, `00:00` to `24:00`. Refuses any other text. */
export function minutesOf(time: string): number {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour !== undefined && minute !== undefined) return Number(hour) * 60 + Number(minute)
  if (time === '24:00') return 24 * 60
  throw new RangeError(`not a time of day: ${time}`)
}

/** The label of a weekday, "1" for Monday to "7" for Sunday (spec 9.16). */
export function weekdayLabel(instant: Instant): string {
  return String(wallClock(instant).weekday)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
