import { minute, type Instant } from '../time/clock.ts'
import { hasEnded, type OrderState } from './order.ts'

/** The time after the promised one in which a shop may still have an order in hand that it has not ended. */
const longestDelay = 12 * 60 * minute

/** Says whether a shop has an order in hand, so that its people need to know its guest: until it has ended, and at most twelve hours after it was to be there, the last millisecond excluded. */
export function isInHand({ state, etaHigh }: { state: OrderState; etaHigh: Instant }, now: Instant): boolean {
  return !hasEnded(state) && now < etaHigh + longestDelay
}
