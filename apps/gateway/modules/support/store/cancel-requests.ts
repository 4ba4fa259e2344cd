import type { Cents, Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

type Request = { orderId: string; staffId: string; at: Instant }

export type CancelRequests = {
  /** Removes those that nobody has approved in time. */
  forget(now: Instant): Promise<void>
  /** Writes a request down, or in the place of one that is over; false where one waits. */
  ask(rows: Rows, request: Request & { reason: string }): Promise<boolean>
  /** The money that was paid for an order, as the transaction that cancels it sees it. */
  paid(rows: Rows, orderId: string): Promise<Cents | undefined>
  /** Takes a request that somebody else has made within a day; false where there is none. */
  approve(rows: Rows, by: Request): Promise<boolean>
  /** The person who waits for another's word at this moment. */
  waiting(orderId: string, now: Instant): Promise<{ staffId: string; name: string } | undefined>
}

const lifetime = 24 * 60 * 60_000

const ASK = statement(
  'cancel-requests-ask',
  `insert into cancel_requests as r (order_id, asked_by, reason, asked_at) values (:orderId, :staffId, :reason, :at)
    on conflict (order_id) do update set asked_by = excluded.asked_by, reason = excluded.reason, asked_at = excluded.asked_at
    where r.asked_at <= :since returning true as asked`,
)
const PAID = statement('cancel-requests-paid', 'select paid from orders where order_id = $1')
const APPROVE = statement(
  'cancel-requests-approve',
  'delete from cancel_requests where order_id = $1 and asked_by <> $2 and asked_at > $3 returning true as approved',
)
const WAITING = statement(
  'cancel-requests-waiting',
  'select asked_by as "staffId", name from cancel_requests join staff on staff_id = asked_by where order_id = $1 and asked_at > $2',
)

const FORGET = statement('cancel-requests-forget', 'delete from cancel_requests where asked_at <= $1')

export function createCancelRequests(db: Database): CancelRequests {
  return {
    forget: async (now) => void (await db.rows(FORGET, [moment(now - lifetime)])),
    ask: async (rows, { orderId, staffId, reason, at }) =>
      (await rows(ASK, { orderId, staffId, reason, at: moment(at), since: moment(at - lifetime) })).length > 0,
    paid: async (rows, orderId) => (await rows<{ paid: Cents }>(PAID, [orderId]))[0]?.paid,
    approve: async (rows, { orderId, staffId, at }) => (await rows(APPROVE, [orderId, staffId, moment(at - lifetime)])).length > 0,
    waiting: async (orderId, now) => (await db.rows<{ staffId: string; name: string }>(WAITING, [orderId, moment(now - lifetime)]))[0],
  }
}
