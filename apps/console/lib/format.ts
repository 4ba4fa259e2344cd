import { formatDate } from '@harbour/rules'
import { useLocale } from './locale.ts'

/** Minutes and seconds of a stretch in milliseconds: "4:05"; from an hour on "1:04:05". */
export function durationWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', hour: '2-digit', minute: '2-digit' })
const exactClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Hong_Kong',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The time of day of a moment, as the shop's clock shows it: "19:08". */
export const timeOfDay = (at: number): string => clock.format(at)

/** The same to the second: "19:08:40". */
export const exactTimeOfDay = (at: number): string => exactClock.format(at)

const dayOf = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Hong_Kong', day: 'numeric', month: 'short' }).format(at)

/** The day and the time of a moment: "30 Nov 18:30". */
export const dayAndTime = (at: number): string => `${dayOf(at, useLocale.getState().locale === 'en' ? 'en-GB' : 'zh-HK')} ${timeOfDay(at)}`

/** A moment of today by its time, of another day with its day. */
export const momentWords = (at: number, now: number): string => (formatDate(at) === formatDate(now) ? timeOfDay(at) : dayAndTime(at))
