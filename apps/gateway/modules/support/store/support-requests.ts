import type { Cents, CoveredShops, Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

type Waiting = {
  orderId: string
  orderNo: string
  pickupNo: string
  storeId: string
  amount: Cents
  reason: string
  staffId: string
  askedBy: string
  askedAt: Instant
}

export type SupportRequests = {
  /** The refunds that nobody has decided within a day, within a reach, oldest first. */
  refunds(reach: CoveredShops, now: Instant): Promise<(Waiting & { requestId: string })[]>
  /** The cancellations that wait for a second word; what would go back is the amount. */
  cancellations(reach: CoveredShops, now: Instant): Promise<Waiting[]>
}

const lifetime = 24 * 60 * 60_000

const within = '(:all::boolean or o.brand = any(:brands::smallint[]) or o.store_id = any(:storeIds::text[]))'
const columns = `o.order_id as "orderId", o.order_no as "orderNo", o.pickup_no as "pickupNo", o.store_id as "storeId", r.reason, r.asked_by as "staffId",
  s.name as "askedBy", r.asked_at as "askedAt"`
const REFUNDS = statement(
  'support-requests-refunds',
  `select ${columns}, r.request_id as "requestId", r.amount from refund_requests r join orders o using (order_id) join staff s on s.staff_id = r.asked_by
    where r.approved is null and r.asked_at > :since and ${within} order by r.asked_at, r.request_id limit 200`,
)
const CANCELLATIONS = statement(
  'support-requests-cancellations',
  `select ${columns}, o.paid - o.refunded as amount from cancel_requests r join orders o using (order_id) join staff s on s.staff_id = r.asked_by
    where r.asked_at > :since and o.state <> 'cancelled' and ${within} order by r.asked_at, o.order_id limit 200`,
)

export function createSupportRequests(db: Database): SupportRequests {
  return {
    refunds: (reach, now) => db.rows(REFUNDS, { ...reach, since: moment(now - lifetime) }),
    cancellations: (reach, now) => db.rows(CANCELLATIONS, { ...reach, since: moment(now - lifetime) }),
  }
}
