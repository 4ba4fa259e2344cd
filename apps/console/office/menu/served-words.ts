import type { Service } from '@harbour/rules'
import { listWords } from '../../lib/list-words.ts'
import { m } from '../../paraglide/messages.js'
import { weekdayName } from '../words/weekday-name.ts'

/** The times at which a product is served, in words. */
export function servedWords(service: Service | undefined): string {
  const { weekdays = [], windows = [] } = service ?? {}
  const days = weekdays.length === 7 ? '' : listWords(weekdays.map((day) => weekdayName(day)))
  const times = listWords(windows.map(({ start, end }) => `${start}–${end}`))
  return [days, times].filter(Boolean).join(' ') || m.menu_all_day()
}
