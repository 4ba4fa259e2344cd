import type { Cents, Instant, RefundPart } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A refund that is too much for one person alone. */
export type RefundRequest = {
  requestId: string
  orderId: string
  clientRefundId: string
  parts: RefundPart[]
  reason: string
  amount: Cents
  /** The person who asked. */
  staffId: string
}

/** One that waits for a second person, with the name of whoever asked. */
export type WaitingRequest = RefundRequest & { askedBy: string; askedAt: Instant }

export type RefundRequests = {
  /** Writes a request down; false where there is one under this clientRefundId. */
  ask(rows: Rows, request: RefundRequest & { storeId: string; at: Instant }): Promise<boolean>
  /** The request that was made at a shop of an order under a clientRefundId, decided or not. */
  known(of: { storeId: string; orderId: string; clientRefundId: string }): Promise<RefundRequest | undefined>
  /** Those of a shop that nobody has decided, oldest first; a day after they were made they are over. */
  waiting(storeId: string, now: Instant): Promise<WaitingRequest[]>
  /** Decides one, once; false where that has happened. */
  decide(rows: Rows, decision: { requestId: string; staffId: string; approve: boolean; at: Instant }): Promise<boolean>
}

const lifetime = 24 * 60 * 60_000

const columns = `request_id as "requestId", order_id as "orderId", client_refund_id as "clientRefundId", parts, reason, amount, asked_by as "staffId"`
const ASK = statement(
  'refund-requests-ask',
  `insert into refund_requests (request_id, order_id, store_id, client_refund_id, parts, reason, amount, asked_by, asked_at)
    values (:requestId, :orderId, :storeId, :clientRefundId, :parts, :reason, :amount, :staffId, :at)
    on conflict (order_id, client_refund_id) do nothing returning true as asked`,
)
const KNOWN = statement(
  'refund-requests-known',
  `select ${columns} from refund_requests where order_id = $1 and client_refund_id = $2 and store_id = $3`,
)
const WAITING = statement(
  'refund-requests-waiting',
  `select ${columns}, name as "askedBy", asked_at as "askedAt" from refund_requests join staff on staff_id = asked_by
    where store_id = $1 and approved is null and asked_at > $2 order by asked_at, request_id`,
)
const DECIDE = statement(
  'refund-requests-decide',
  `update refund_requests set approved = $2, decided_by = $3, decided_at = $4 where request_id = $1 and approved is null returning true as decided`,
)

export function createRefundRequests(db: Database): RefundRequests {
  return {
    async ask(rows, { parts, at, ...request }) {
      return (await rows(ASK, { ...request, parts: JSON.stringify(parts), at: moment(at) })).length > 0
    },
    known: async ({ storeId, orderId, clientRefundId }) => (await db.rows<RefundRequest>(KNOWN, [orderId, clientRefundId, storeId]))[0],
    waiting: (storeId, now) => db.rows<WaitingRequest>(WAITING, [storeId, moment(now - lifetime)]),
    async decide(rows, { requestId, approve, staffId, at }) {
      return (await rows(DECIDE, [requestId, approve, staffId, moment(at)])).length > 0
    },
  }
}
