import { parseMoment, wallClock, type Instant } from '@harbour/rules'
import { language } from '../../lib/locale.ts'

/** The middle of a day that is named as YYYY/MM/DD, by the shops' clock. */
export const noonOf = (day: string): Instant => parseMoment(`${day} 12:00:00`) ?? 0

/** The short name of a day's weekday: "Mon", 「週一」. */
export const weekdayWord = (day: string): string => part(day, { weekday: 'short' })

/** The short name of a day's month: "Nov", 「11月」. */
export const monthWord = (day: string): string => part(day, { month: 'short' })

export const dayNumber = (day: string): number => wallClock(noonOf(day)).day

function part(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language() === 2 ? 'en-GB' : 'zh-HK', { ...format, timeZone: 'Asia/Shanghai' }).format(noonOf(day))
}
