import { useLocale } from '../../lib/locale.ts'

const monday = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60_000

/** A weekday by its number, Monday 1: "Mon", or in full. */
export const weekdayName = (weekday: number, width: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(useLocale.getState().locale === 'en' ? 'en-GB' : 'zh-HK', { timeZone: 'UTC', weekday: width }).format(
    monday + (weekday - 1) * dayMs,
  )
