import { addMinutes, day, parseMoment, startOfDay, weekdays, type Instant, type Weekday } from '../time/clock.ts'
import type { OrderType } from '../orders/order.ts'
import { cutSpans, joinSpans, spanAt, spanOfDay, spansOfWeek, type Span } from '../time/span.ts'

/** Opening rows of weekdays (Monday 1 to Sunday 7; spec 3.25). An end at or before the start runs past midnight; 00:00 to 24:00 is all day. */
export type OpeningRow = { weekdays: readonly number[]; startTime: string; endTime: string; orderTypes?: readonly OrderType[] }
/**
 * Days (YYYY/MM/DD, both included) on which the shop is shut, all day or outside the listed times (spec 5.2). Where it `opens`, it is open at the listed
 * times of these days whatever its rows say, for every order type, unless another blackout shuts it.
 */
export type Blackout = { startDate: string; endDate: string; times: readonly { startTime: string; endTime: string }[]; opens?: boolean }
export type ShopHours = { openings: readonly OpeningRow[]; blackouts: readonly Blackout[] }

/**
 * The openness of a shop. `lastOrders`: it is open, but mobile ordering has ended. `paused`: it is open, but takes no orders. `orderUntil` and `closesAt` are null while no end is
 * in sight; `opensAt` is when ordering opens next, null when not within 14 days.
 */
export type Openness = ByHours | { state: 'paused'; orderUntil: null; closesAt: Instant | null; opensAt: Instant | null }
type ByHours =
  | { state: 'open'; orderUntil: Instant | null; closesAt: Instant | null; opensAt: null }
  | { state: 'lastOrders'; orderUntil: null; closesAt: Instant; opensAt: Instant | null }
  | { state: 'closed'; orderUntil: null; closesAt: null; opensAt: Instant | null; reason: 'hours' | 'blackout' }

/** Mobile ordering ends so many minutes before closing, and at that very moment it has ended (spec 8.13). */
export const lastOrderMinutes = 30
/** The days ahead in which a guest may look for the next opening, and beyond which a closing is no closing any more. */
export const lookAheadDays = 14

/**
 * The openness of a shop for an order type at an instant (spec 3.25, 5.2, 8.13). An opening's first moment is open, its last is not. Rows
 * that touch are one: a shop open from 00:00 to 24:00 every day has no closing and no cut-off. A blackout closes the shop as
 * any closing does, 30 minutes' notice included.
 */
export function scheduledOpenness(hours: ShopHours, orderType: OrderType, now: Instant): ByHours {
  const scheduled = scheduledSpans(hours, now, orderType)
  const spans = cutSpans(scheduled, blackoutSpans(hours, now))
  const current = spanAt(spans, now)
  const opensAt = nextOpening(spans, now)
  if (!current) return { state: 'closed', orderUntil: null, closesAt: null, opensAt, reason: spanAt(scheduled, now) ? 'blackout' : 'hours' }
  if (current.to > now + lookAheadDays * day) return { state: 'open', orderUntil: null, closesAt: null, opensAt: null }
  const orderUntil = lastOrder(current)
  if (now < orderUntil) return { state: 'open', orderUntil, closesAt: current.to, opensAt: null }
  return { state: 'lastOrders', orderUntil: null, closesAt: current.to, opensAt }
}

/** The rows of each weekday, Monday first, earliest first, for a table of hours; of one order type where it is given (spec 1.17, 3.25). */
export function hoursOfWeek<Row extends OpeningRow>(openings: readonly Row[], orderType?: OrderType): { weekday: Weekday; rows: Row[] }[] {
  const sorted = openings.filter((row) => serves(row, orderType)).toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
  return weekdays.map((weekday) => ({ weekday, rows: sorted.filter((row) => row.weekdays.includes(weekday)) }))
}

/** The openings of a shop from yesterday on, for an order type, or for any when it is left out: as long as there is somebody in the kitchen. */
export function openSpans(hours: ShopHours, now: Instant, orderType?: OrderType): Span[] {
  return cutSpans(scheduledSpans(hours, now, orderType), blackoutSpans(hours, now))
}

/** The moment at which mobile ordering ends in an opening. */
export function lastOrder({ to }: Span): Instant {
  return addMinutes(to, -lastOrderMinutes)
}

function scheduledSpans({ openings, blackouts }: ShopHours, now: Instant, orderType?: OrderType): Span[] {
  const week = spansOfWeek(
    openings.filter((row) => serves(row, orderType)),
    now,
    lookAheadDays + 2,
  )
  const more = blackouts.filter(({ opens }) => opens).flatMap((blackout) => openedSpans(blackout, now))
  return more.length === 0 ? week : joinSpans([...week, ...more])
}

function openedSpans(blackout: Blackout, now: Instant): Span[] {
  return datesOf(blackout, now).flatMap((date) => blackout.times.map((time) => spanOfDay(date, time)))
}

function serves({ orderTypes }: OpeningRow, orderType: OrderType | undefined): boolean {
  return orderType === undefined || (orderTypes?.includes(orderType) ?? true)
}

function blackoutSpans({ blackouts }: ShopHours, now: Instant): Span[] {
  return blackouts.flatMap((blackout) => shutSpans(blackout, now))
}

/** An opening too short to order in is none. */
function nextOpening(spans: readonly Span[], now: Instant): Instant | null {
  const next = spans.find((span) => span.from > now && span.from < lastOrder(span))
  return next && next.from <= now + lookAheadDays * day ? next.from : null
}

/** The times at which a blackout shuts the shop: its days, less the times listed on each of them. */
function shutSpans(blackout: Blackout, now: Instant): Span[] {
  return datesOf(blackout, now).flatMap((date) => shutOn(date, blackout.times))
}

/** The days of a blackout, from yesterday to the end of what anybody looks at. */
function datesOf({ startDate, endDate }: Blackout, now: Instant): Instant[] {
  const [first, last] = [midnight(startDate), midnight(endDate)]
  const today = startOfDay(now)
  const days = Array.from({ length: lookAheadDays + 3 }, (_, index) => today + (index - 1) * day)
  return days.filter((date) => first <= date && date <= last)
}

/** The date alone counts: of a time listed past midnight, the part after it lies at the start of the same date. */
function shutOn(date: Instant, times: Blackout['times']): Span[] {
  const listed = times.map((time) => spanOfDay(date, time))
  const wrapped = listed.map(({ from, to }) => ({ from: from - day, to: to - day }))
  return cutSpans([{ from: date, to: date + day }], [...listed, ...wrapped])
}

function midnight(date: string): Instant {
  const instant = parseMoment(`${date} 00:00:00`)
  if (instant === null) throw new RangeError(`not a date: ${date}`)
  return instant
}
