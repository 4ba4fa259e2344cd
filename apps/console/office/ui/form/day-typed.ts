import { isDay, wireDay } from '../../../lib/calendar-day.ts'

/** The day in a date field, as calls name it; undefined while it is half typed, before 2000, or outside of what can be chosen. */
export function dayTyped(value: string, min = '', max?: string): string | undefined {
  const day = wireDay(value)
  return isDay(day) && day >= min && (max === undefined || day <= max) ? day : undefined
}
