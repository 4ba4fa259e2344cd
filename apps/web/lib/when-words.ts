import { formatTime, wallClock, startOfDay } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

const day = 86_400_000

/** A coming moment in words, as one would say it now: "today at 18:00", "tomorrow at 11:00", "on 24 Nov at 11:00". */
export function whenWords(instant: number, now: number): string {
  const time = formatTime(instant)
  const days = (startOfDay(instant) - startOfDay(now)) / day
  if (days === 0) return m.shops_today({ time })
  if (days === 1) return m.shops_tomorrow({ time })
  return m.shops_on_date({ date: dateWords(instant), time })
}

/** The time of an order as a label: "Today 19:15", "Tomorrow 11:00", "24 Nov 11:00". */
export function slotWords(instant: number, now: number): string {
  const time = formatTime(instant)
  const days = (startOfDay(instant) - startOfDay(now)) / day
  if (days === 0) return m.shops_slot_today({ time })
  if (days === 1) return m.shops_slot_tomorrow({ time })
  return `${dateWords(instant)} ${time}`
}

/** A date in words, without its year: "24 Nov", "11 月 24 日". */
export function dateWords(instant: number): string {
  const { month, day: date } = wallClock(instant)
  return m.shops_date({ day: date, month, name: englishMonths[month - 1] ?? '' })
}

// By hand: the browser reads its tables of all time zones for the first date that it is to format, which every first screen would wait for.
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
