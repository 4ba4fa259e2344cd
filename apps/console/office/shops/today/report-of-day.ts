import { inputDay } from '../../../lib/calendar-day.ts'
import { paths } from '../../paths.ts'

/** The report of one day, or a part of it. */
export function reportOfDay(day: string, tab?: 'hour' | 'cancelled'): string {
  const written = inputDay(day)
  return `${paths.reports}?${new URLSearchParams({ ...(tab && { tab }), from: written, to: written }).toString()}`
}
