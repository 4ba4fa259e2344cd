import type { Cents, Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { book, type Booked } from './ledger.ts'
import { LOCK_ORDER_OF_PAYMENT, NOTIFY_ORDER } from './notify-order.ts'
import { moment } from '../../../platform/database/moment.ts'

/** Money that waits for a person: a payment that nobody could place, or a refund that has failed for good. */
export type OpenCase = { caseId: string; kind: 'payment' | 'refund'; orderNo: string; amount: Cents; currency: string }

/** A person's decision about it. `returned`: the guest has it back, `via` the provider's own pages or the office's purse; `kept`: it stays here. */
export type Closing = { caseId: string; by: string; note: string; at: Instant } & (
  | { decided: 'returned'; via: 'provider' | 'office' }
  | { decided: 'kept'; via: null }
)

export type Closings = {
  open(): Promise<OpenCase[]>
  /** The number that were closed from a moment on, and their sum. */
  closed(from: Instant): Promise<{ currency: string; count: number; amount: Cents }[]>
  /** Writes down what was done, and books it in the same transaction. `unknown`: nothing waits for a person under this id; `known`: it is closed. */
  close(closing: Closing): Promise<'closed' | 'known' | 'unknown'>
}

type Case = { paymentId: string; refundId: string | null; orderId: string; amount: Cents; currency: string; booked: Booked | null }

export function createClosings(db: Database): Closings {
  return {
    open: () => db.rows(OPEN),
    closed: (from) => db.rows(CLOSED, [moment(from)]),
    close: (closing) =>
      db.transaction(async (rows) => {
        const [found] = await rows<Case>(CASE, [closing.caseId])
        if (!found) return 'unknown'
        await rows(LOCK_ORDER_OF_PAYMENT, [found.paymentId])
        return (await note(rows, found, closing)) ? 'closed' : 'known'
      }),
  }
}

async function note(rows: Rows, found: Case, closing: Closing): Promise<boolean> {
  const { caseId, decided, via, note: why, by, at } = closing
  const { paymentId, refundId, orderId, amount, currency, booked } = found
  const written = await rows(CLOSE, { caseId, paymentId, refundId, decided, via, amount, currency, note: why, by, closedAt: moment(at) })
  if (written.length === 0) return false
  const event = via === null ? ({ kind: 'kept' } as const) : ({ kind: 'byHand', via } as const)
  if (booked) await book(rows, { ...event, amount, of: booked }, { orderId, paymentId, refundId, currency, at })
  if (refundId !== null && decided === 'returned') {
    await rows(RETURNED, [refundId, moment(at)])
    await rows(NOTIFY_ORDER, [orderId, moment(at), at])
  }
  return true
}

/** Money that was only held has no booking, and nothing to book: its bank releases it. */
const cases = `select p.payment_id as case_id, 'payment' as kind, p.payment_id, null::uuid as refund_id, p.order_id, p.booked,
             coalesce(l.amount, 0) as amount, coalesce(l.currency, p.currency) as currency
           from payments p left join lateral (
             select sum(amount)::bigint as amount, min(currency) as currency from ledger where order_id = p.order_id and payment_id = p.payment_id and account = 'provider'
           ) l on true where p.state = 'mismatched'
           union all
           select r.refund_id, 'refund', r.payment_id, r.refund_id, r.order_id, p.booked, r.amount, p.currency
           from refunds r join payments p using (payment_id) where r.state = 'manual'`

const OPEN = statement(
  'closings-open',
  `select c.case_id as "caseId", c.kind, o.order_no as "orderNo", c.amount, c.currency from (${cases}) c join orders o using (order_id)
         where not exists (select from closings k where k.case_id = c.case_id) order by o.placed_at, c.case_id`,
)

const CLOSED = statement(
  'closings-closed',
  `select currency, count(*)::int as count, sum(amount)::bigint as amount from closings where closed_at >= $1 group by currency order by currency`,
)

/** One that is closed is still found, as long as it says so itself or by its closing. */
const CASE = statement(
  'closings-case',
  `select payment_id as "paymentId", refund_id as "refundId", order_id as "orderId", amount, currency, booked from (
           ${cases}
           union all
           select k.case_id, '', k.payment_id, k.refund_id, p.order_id, null, k.amount, k.currency
           from closings k join payments p using (payment_id)
         ) c where case_id = $1 limit 1`,
)

const CLOSE = statement(
  'closings-close',
  `insert into closings (case_id, payment_id, refund_id, decided, via, amount, currency, note, by_whom, closed_at)
         values (:caseId, :paymentId, :refundId, :decided, :via, :amount, :currency, :note, :by, :closedAt) on conflict do nothing returning case_id`,
)

/** Its provider's name for the try that failed goes: what is read there says nothing about it any more. */
const RETURNED = statement(
  'closings-returned',
  `update refunds set state = 'refunded', ref = null, done_at = $2, try_at = 'infinity' where refund_id = $1 and state = 'manual'`,
)
