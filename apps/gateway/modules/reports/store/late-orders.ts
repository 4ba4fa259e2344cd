import type { Instant, OrderState, OrderType } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ReportScope } from '../scope.ts'
import { inScope, isLate } from './sold-orders.ts'

export type LateOrder = {
  orderId: string
  orderNo: string
  pickupNo: string
  storeId: string
  orderType: OrderType
  state: OrderState
  placedAt: Instant
  promisedBy: Instant
}

export type LateOrders = {
  /** The orders that are late at a moment, the latest one first, 500 at most. */
  list(scope: ReportScope, now: Instant): Promise<LateOrder[]>
}

export const createLateOrders = (db: Database): LateOrders => ({
  list: ({ brand, storeIds }, now) => db.rows<LateOrder>(LATE_ORDERS, { brand, storeIds, now: moment(now) }),
})

const LATE_ORDERS = statement(
  'reports-late-orders',
  `select order_id as "orderId", order_no as "orderNo", pickup_no as "pickupNo", store_id as "storeId", order_type as "orderType", state,
    placed_at as "placedAt", eta_high as "promisedBy"
  from orders where state not in ('completed', 'cancelled') and ${inScope} and ${isLate} order by eta_high, order_id limit 500`,
)
