import { addMinutes, type Instant, type Minutes } from '../time/clock.ts'
import type { Gift } from '../promotions/gift.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { slotFrom } from './preorder-slots.ts'
import { productByPid, productOf, type ProductBook } from '../menu/product.ts'

/** The time that an order takes, as a range. */
export type Quote = { low: Minutes; high: Minutes }

/** The parts of an order's time. `makeMinutes` has one entry for each item, so two pizzas count twice. */
export type Work = { makeMinutes: readonly Minutes[]; queueMinutes: Minutes; travelMinutes?: Minutes; busyMinutes?: Minutes }

/** Items are made side by side, so the longest counts; each further one costs a minute. What needs no making costs none. */
const minutesPerFurtherItem = 1
/** A range is ten minutes wide, in steps of five. */
const width = 10
const step = 5

/** The making of a usual order, for a guest who has nothing in mind yet. */
export const usualMakeMinutes: Minutes = 12

/** The order that a guest has in mind: lines, and the gifts that they have chosen, whether these are earned or not. */
type OrderInMind = { lines: readonly CartLine[]; gifts: readonly Gift[] }

/** The minutes that each item of an order takes to make, as a time is promised by; a usual order's where nothing is in mind. */
export function promisedItems({ lines, gifts }: OrderInMind, book: ProductBook): Minutes[] {
  if (lines.length === 0) return [usualMakeMinutes]
  const ofLines = lines.flatMap((line) => Array<Minutes>(line.num).fill(productOf(book, line)?.makeMinutes ?? 0))
  return [...ofLines, ...gifts.map(({ pid }) => productByPid(book, pid)?.makeMinutes ?? 0)]
}

/** The time that is promised, wherever it is told: these items' making (a usual order's without), and all that comes before and after it, in minutes. */
export function promisedQuote(waitMinutes: Minutes, makeMinutes: readonly Minutes[] = [usualMakeMinutes]): Quote {
  return quoteMinutes({ makeMinutes, queueMinutes: waitMinutes })
}

/** The quote of an order from its queue, making, travel and the shop's busy minutes: both ends in steps of 5, low at least 5, high 10 more. */
export function quoteMinutes({ makeMinutes, queueMinutes, travelMinutes = 0, busyMinutes = 0 }: Work): Quote {
  const expected = queueMinutes + makingMinutes(makeMinutes) + travelMinutes + busyMinutes
  const low = Math.max(step, expected - (expected % step))
  return { low, high: low + width }
}

/** The minutes that a kitchen is busy with the items of an order: the longest, and a minute for each further one that needs making. */
export function makingMinutes(makeMinutes: readonly Minutes[]): Minutes {
  const made = makeMinutes.filter((minutes) => minutes > 0)
  return Math.max(0, ...made) + Math.max(0, made.length - 1) * minutesPerFurtherItem
}

/** The earliest and latest moment at which an order placed now would be there. */
export function arrival(now: Instant, { low, high }: Quote): { from: Instant; to: Instant } {
  return { from: addMinutes(now, low), to: addMinutes(now, high) }
}

/**
 * The promise of an order whose shop has said, as it accepts it, how many minutes it takes until it is made: from then on, by the quote of those minutes and the
 * way. What stands in front of it in the kitchen is in the shop's minutes already.
 */
export function acceptedPromise(
  { makeMinutes, travelMinutes }: { makeMinutes: Minutes; travelMinutes: Minutes },
  acceptedAt: Instant,
): { from: Instant; to: Instant } {
  return arrival(acceptedAt, quoteMinutes({ makeMinutes: [makeMinutes], queueMinutes: 0, travelMinutes }))
}

/** The basis of an order's promise: the quote of the moment it was placed, or the start of the slot that a preorder is for. */
export type Promised = { placedAt: Instant; quote: Quote; wantedAt: Instant | null }

/** The time at which a live order should be there, by its quote or, for a preorder, in its slot, and whether that time has passed. */
export function eta({ placedAt, quote, wantedAt }: Promised, now: Instant): { from: Instant; to: Instant; late: boolean } {
  const window = wantedAt === null ? arrival(placedAt, quote) : { from: wantedAt, to: slotFrom(wantedAt).end }
  return { ...window, late: now > window.to }
}
