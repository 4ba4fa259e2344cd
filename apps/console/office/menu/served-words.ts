import type { Service } from '@harbour/rules'
import { listWords } from '../../lib/list-words.ts'
import { useLocale } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'

/** A Monday, from which the days of a week are named. */
const monday = Date.UTC(2026, 10, 23)

/** A weekday by its short name, Monday 1. */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(useLocale.getState().locale === 'en' ? 'en-GB' : 'zh-HK', { timeZone: 'UTC', weekday: 'short' }).format(
    monday + (weekday - 1) * 24 * 3_600_000,
  )

/** The times at which a product is served, in words. */
export function servedWords(service: Service | undefined): string {
  const { weekdays = [], windows = [] } = service ?? {}
  const days = weekdays.length === 7 ? '' : listWords(weekdays.map(weekdayName))
  const times = listWords(windows.map(({ start, end }) => `${start}–${end}`))
  return [days, times].filter(Boolean).join(' ') || m.menu_all_day()
}
