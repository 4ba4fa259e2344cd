import { columnOf } from '../orders/order-columns.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { answeredBy, waitsSince } from './escalation.ts'

/** The time for which an order past its end rings on without a word from the gateway: it is likely to be cancelled, and nobody has heard so yet. */
const grace = 60_000

/** A shop's clock, and the word of a new order, may lag behind the gateway's: what was to be answered from its placing on rings at once. */
const lag = 60_000

/** The ids of the orders that are quiet, having been answered here a moment ago; and when the orders were heard of, null of those that were only kept. */
type Heard = { quiet: readonly string[]; heardAt: number | null }

/**
 * The orders that ring, oldest first: new ones whose time to be answered has begun, but for the quiet. One placed by night waits silently until its shop opens.
 * One that is past its end rings for as long as the gateway says that it waits; a minute after its last word it rings no more, as it is cancelled by then.
 */
export function ringingOrders(orders: readonly ShopOrder[], { quiet, heardAt }: Heard, now: number): ShopOrder[] {
  return orders
    .filter((order) => columnOf(order) === 'new' && !quiet.includes(order.orderId))
    .filter((order) => now >= waitsSince(order) || waitsSince(order) <= order.placedAt + lag)
    .filter((order) => now < Math.max(answeredBy(order), heardAt ?? 0) + grace)
    .sort((a, b) => a.placedAt - b.placedAt || a.orderId.localeCompare(b.orderId))
}
