import { useLocale } from './locale.ts'

const dayLength = 24 * 60 * 60_000
// The English of Canada writes days as 2026-11-23.
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of a moment by the shops' wall clock, as calls name it: "2026/11/23". */
export const dayAt = (at: number): string => parts.format(at).replaceAll('-', '/')

const noonOf = (day: string): number => Date.parse(`${day.replaceAll('/', '-')}T12:00:00+08:00`)

/** Says whether a text is a day that exists, as calls name it. */
export const isDay = (text: string): boolean =>
  /^20\d\d\/\d\d\/\d\d$/.test(text) && Number.isFinite(noonOf(text)) && dayAt(noonOf(text)) === text

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => dayAt(noonOf(day) + days * dayLength)

/** The number of days of a period, both its ends included. */
export const daysOf = (from: string, to: string): number => Math.round((noonOf(to) - noonOf(from)) / dayLength) + 1

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`

const written = (day: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(useLocale.getState().locale === 'en' ? 'en-GB' : 'zh-HK', { timeZone: 'Asia/Hong_Kong', ...form }).format(
    noonOf(day),
  )

/** A day as people write it: "23 Nov 2026", 「2026年11月23日」. */
export const dayWords = (day: string): string => written(day, { day: 'numeric', month: 'short', year: 'numeric' })

/** The same without its year: "23 Nov", 「11月23日」. */
export const shortDay = (day: string): string => written(day, { day: 'numeric', month: 'short' })

/** A day of the wire, `2026/11/23`, as a field of the browser has it. */
export const inputDay = (day: string): string => day.replaceAll('/', '-')

/** The same the other way round. */
export const wireDay = (value: string): string => value.replaceAll('-', '/')

/** The day out of an address; undefined for none, and for what is no day. */
export const dayOf = (text: string): string | undefined => (/^20\d\d\/\d\d\/\d\d$/.test(text) ? text : undefined)
