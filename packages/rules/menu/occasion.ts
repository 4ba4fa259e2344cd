import type { OrderType } from '../orders/order.ts'
import type { Instant } from '../time/clock.ts'

/** The time and way in which the order is to be eaten; `now` is the slot's time for a preorder. */
export type Occasion = { now: Instant; orderType: OrderType }
