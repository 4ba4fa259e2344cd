import type { Instant, OrderState, OrderType } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A step in an order's life, counted from 1. */
export type OrderStep = { seq: number; state: OrderState; at: Instant; orderType: OrderType }

export type OrderEvents = {
  /** The events of an order after its step `seq`, in order; after 0 all of it. */
  after(orderId: string, seq: number): Promise<OrderStep[]>
}

const AFTER = statement(
  'order-events-after',
  `select e.seq, e.state, e.at, order_type as "orderType" from order_events e join orders using (order_id)
         where order_id = $1 and e.seq > $2 order by e.seq`,
)

export function createOrderEvents(db: Database): OrderEvents {
  return { after: (orderId, seq) => db.rows(AFTER, [orderId, seq]) }
}
