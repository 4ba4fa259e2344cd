import { addMinutes, day, startOfDay, type Instant, type Minutes } from '../time/clock.ts'
import { lastOrder, openSpans, type ShopHours } from './opening-hours.ts'
import type { OrderType } from '../orders/order.ts'
import { spanAt } from '../time/span.ts'

/** A quarter of an hour in which a preorder is handed over, its first moment included. */
export type Slot = { start: Instant; end: Instant }

/** A date, as its midnight, and its slots in order; none on a day on which nothing can be had. */
export type DayOfSlots = { date: Instant; slots: Slot[] }

/** The terms of a preorder: `earliest` is the first moment at which it could be there, `leadMinutes` its making and its way. */
export type PreorderRequest = { orderType: OrderType; now: Instant; earliest: Instant; leadMinutes: Minutes }

export const slotMinutes: Minutes = 15
const quartersOfDay = 96
/** A preorder is for today or one of so many days after it. */
export const preorderDays = 7
/** The minutes by which the kitchen begins earlier than the clock asks. */
const margin: Minutes = 5

/**
 * The days that a preorder may be for, today first, each with its slots on the quarters of the hour in which the shop takes orders for the
 * order type: from opening until mobile ordering ends, blackouts left out, hours past midnight under their own date (spec 1.15, 8.13).
 * None before the earliest moment, and none that a kitchen which begins as it opens could not keep.
 */
export function preorderSlots(hours: ShopHours, { orderType, now, earliest, leadMinutes }: PreorderRequest): DayOfSlots[] {
  const [taking, kitchen] = [openSpans(hours, now, orderType), openSpans(hours, now)]
  const canBeHad = ({ start, end }: Slot) => {
    const span = spanAt(taking, start)
    const opens = spanAt(kitchen, start)?.from
    return start >= earliest && span && start < lastOrder(span) && opens !== undefined && addMinutes(opens, leadMinutes) <= end
  }
  return daysOfPreorders(now).map((date) => ({ date, slots: quartersOf(date).filter(canBeHad) }))
}

/** Says whether a preorder may be for the slot that begins at this moment: on the grid, in the hours, neither too soon nor too far. */
export function isPreorderSlot(hours: ShopHours, ask: PreorderRequest, start: Instant): boolean {
  return preorderSlots(hours, ask).some(({ slots }) => slots.some((slot) => slot.start === start))
}

/** The moment at which the kitchen begins with a preorder: making, way and a margin before its slot, but never before it opens (blackouts and midnight included). */
export function fireAt(hours: ShopHours, start: Instant, leadMinutes: Minutes): Instant {
  const opens = spanAt(openSpans(hours, start), start)?.from ?? -Infinity
  return Math.max(opens, addMinutes(start, -leadMinutes - margin))
}

/** The slot that begins at a moment. */
export function slotFrom(start: Instant): Slot {
  return { start, end: addMinutes(start, slotMinutes) }
}

/** The minutes of a slot's capacity that an order reserves: its making, at least one; what is too large for any slot takes a whole one. */
export function reservedMinutes(makeMinutes: Minutes, capacity: Minutes): Minutes {
  return Math.max(1, Math.min(makeMinutes, capacity))
}

function quartersOf(date: Instant): Slot[] {
  return Array.from({ length: quartersOfDay }, (_, index) => slotFrom(addMinutes(date, index * slotMinutes)))
}

/** Each day as its midnight. */
function daysOfPreorders(now: Instant): Instant[] {
  return Array.from({ length: preorderDays + 1 }, (_, index) => startOfDay(now) + index * day)
}
