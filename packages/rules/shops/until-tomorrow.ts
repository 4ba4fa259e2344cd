import { addMinutes, day, startOfDay, type Instant } from '../time/clock.ts'
import { spanAt } from '../time/span.ts'
import { openSpans, type ShopHours } from './opening-hours.ts'

/** A shop's day begins at six: what is said after midnight, before or after closing, belongs to the day before. */
const dayBreakMinutes = 6 * 60

/**
 * The moment at which what has run out "until tomorrow" is there again: when the shop next opens on a later day than the one that it has now. The second
 * opening of a split day is no tomorrow, and a night that runs past midnight is still its day before. A shop that does not close within a day, or does
 * not open within 14, has it at six the next morning.
 */
export function untilTomorrow(hours: ShopHours, now: Instant): Instant {
  const today = startOfDay(addMinutes(now, -dayBreakMinutes))
  const morning = addMinutes(today + day, dayBreakMinutes)
  const spans = openSpans(hours, now)
  const running = spanAt(spans, now)
  if (running && running.to > now + day) return morning
  const began = running ? Math.min(today, startOfDay(running.from)) : today
  return spans.find(({ from }) => from > now && startOfDay(from) > began)?.from ?? morning
}
