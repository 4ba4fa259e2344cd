import type { Instant } from '../time/clock.ts'
import type { Service } from './product.ts'
import { spanAt, spansOfWeek, type Span } from '../time/span.ts'

/** Says whether a product is served at an instant: on its weekdays, inside a window, the window's end not included (spec 8.14). No service means always. */
export function isServed(service: Service | undefined, instant: Instant): boolean {
  return service === undefined || spanAt(servedSpans(service, instant), instant) !== undefined
}

/** The first instant from now on at which a product is served: now itself while it is; null when it never is. */
export function nextServed(service: Service | undefined, now: Instant): Instant | null {
  if (isServed(service, now)) return now
  return servedSpans(service ?? {}, now).find(({ from }) => from > now)?.from ?? null
}

/** Enough days to meet every weekday again after today's window has passed. */
const lookAheadDays = 8
const allDay = [{ start: '00:00', end: '24:00' }]

/** A window that runs past midnight belongs to the weekday on which it starts. */
function servedSpans({ weekdays, windows = allDay }: Service, now: Instant): Span[] {
  return spansOfWeek(
    windows.map(({ start, end }) => ({ weekdays, startTime: start, endTime: end })),
    now,
    lookAheadDays,
  )
}
