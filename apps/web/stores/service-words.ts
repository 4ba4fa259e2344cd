import type { Service } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

/** When a product is served, in words: days, then hours. Undefined when always. */
export function serviceWords(service: Service | undefined): string | undefined {
  const hours = service?.windows?.map(({ start, end }) => `${start}–${end}`).join(m.menu_comma())
  const days = service?.weekdays && daysWords(service.weekdays)
  return [days, hours].filter(Boolean).join(' ') || undefined
}

function daysWords(days: number[]): string {
  const names = [m.menu_day_1, m.menu_day_2, m.menu_day_3, m.menu_day_4, m.menu_day_5, m.menu_day_6, m.menu_day_7]
  const name = (day: number | undefined) => names[(day ?? 1) - 1]?.() ?? ''
  const run = days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1)
  return run && days.length > 2 ? `${name(days[0])}–${name(days.at(-1))}` : days.map(name).join(m.menu_comma())
}
