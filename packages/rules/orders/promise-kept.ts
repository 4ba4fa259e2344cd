import type { Instant } from '../time/clock.ts'
import { orderTypes, type OrderState, type OrderType } from './order.ts'

/** A step of an order: the state that it came to, and when. */
type Step = { state: OrderState; at: Instant }

/** The moment at which an order was completed first; null before. What becomes of its money are further steps in that state. */
export function completedAt(steps: readonly Step[]): Instant | null {
  return steps.find(({ state }) => state === 'completed')?.at ?? null
}

/**
 * The moment at which an order was made good, as its promise is judged: a delivery when it was handed over, all else when it was ready and not called back to the
 * kitchen after that. Null before, and for one that never said so.
 */
export function madeGoodAt(orderType: OrderType, steps: readonly Step[]): Instant | null {
  if (orderType === orderTypes.delivery) return completedAt(steps)
  const made = steps.slice(steps.findLastIndex(({ state }) => state === 'preparing') + 1)
  return made.find(({ state }) => state === 'ready')?.at ?? null
}

/** Says whether an order was made good between the moments that it was promised for, both included. */
export const keptPromise = (at: Instant, { etaLow, etaHigh }: { etaLow: Instant; etaHigh: Instant }): boolean =>
  at >= etaLow && at <= etaHigh
