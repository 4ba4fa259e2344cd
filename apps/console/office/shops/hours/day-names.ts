import { useLocale } from '../../../lib/locale.ts'

/** A Monday. */
const monday = Date.UTC(2024, 0, 1)
const day = 24 * 60 * 60_000

/** The name of a weekday, 0 for Monday: "Mon", or in full. */
export const dayName = (at: number, weekday: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(useLocale.getState().locale === 'en' ? 'en-GB' : 'zh-HK', { timeZone: 'UTC', weekday }).format(monday + at * day)
