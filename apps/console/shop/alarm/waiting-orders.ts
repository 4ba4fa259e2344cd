import { columnOf } from '../orders/order-columns.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { answeredBy, waitsSince } from './escalation.ts'

/** The time after its end for which an order that is still shown as waiting rings on: nobody has heard yet that it was cancelled. */
const grace = 60_000

/** A shop's clock, and the word of a new order, may lag behind the gateway's: what was to be answered from its placing on rings at once. */
const lag = 60_000

/**
 * The orders that ring, oldest first: new ones whose time to be answered has begun, but for those that were answered here a moment ago. One placed by night
 * waits silently until its shop opens; one that has waited too long without a word from the gateway rings no more, as it is cancelled by then.
 */
export function ringingOrders(orders: readonly ShopOrder[], answered: readonly string[], now: number): ShopOrder[] {
  return orders
    .filter((order) => columnOf(order) === 'new' && !answered.includes(order.orderId))
    .filter((order) => (now >= waitsSince(order) || waitsSince(order) <= order.placedAt + lag) && now < answeredBy(order) + grace)
    .sort((a, b) => a.placedAt - b.placedAt || a.orderId.localeCompare(b.orderId))
}
