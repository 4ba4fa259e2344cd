import type { Service } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The times at which a product is served, in words: days, then hours. Undefined when always. */
export function serviceWords(service: Service | undefined): string | undefined {
  const hours = service?.windows?.map(({ start, end }) => `${start}–${end}`).join(m.menu_comma())
  const days = service?.weekdays && daysWords(service.weekdays)
  return [days, hours].filter(Boolean).join(' ') || undefined
}

/** Says that a product is served then: "逢星期二供應", "11:30–14:30 供應". Undefined when always. */
export function servedWords(service: Service | undefined): string | undefined {
  const when = serviceWords(service)
  if (when === undefined) return undefined
  return service?.windows?.length ? m.menu_served({ hours: when }) : m.menu_served_days({ days: when })
}

function daysWords(days: number[]): string {
  const names = [m.menu_day_1, m.menu_day_2, m.menu_day_3, m.menu_day_4, m.menu_day_5, m.menu_day_6, m.menu_day_7]
  const name = (day: number | undefined) => names[(day ?? 1) - 1]?.() ?? ''
  const run = days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1)
  const named =
    run && days.length > 2 ? m.menu_days_range({ from: name(days[0]), to: name(days.at(-1)) }) : days.map(name).join(m.menu_comma())
  return m.menu_days({ days: named })
}
