import type { Account, Cents, Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ReportScope } from '../scope.ts'
import { spanValues } from './sold-orders.ts'

export type LedgerLine = {
  lineNo: number
  bookingId: string
  orderId: string
  orderNo: string
  storeId: string
  account: Account
  amount: Cents
  at: Instant
  paymentId: string | null
  refundId: string | null
}
type Span = { from: Instant; to: Instant }
/** `find`: a part of an order's number, or a line's. */
export type LinesQuery = Span & { account: Account | null; find: string | null; after: number; most: number }
/** The sum of an account, and what was added and taken of it. */
export type AccountRow = { account: Account; lines: number; amount: Cents; debit: Cents; credit: Cents }
export type InTransitRow = { kind: 'held' | 'toGoBack' | 'goingBack' | 'byHand'; count: number; amount: Cents }

export type LedgerReports = {
  /** The lines of a span in the order in which they were written, after the one of that number. */
  lines(scope: ReportScope, query: LinesQuery): Promise<LedgerLine[]>
  /** The sum of each account in a span. */
  accounts(scope: ReportScope, span: Span): Promise<AccountRow[]>
  /** Money that is held by a bank or on its way back to guests. */
  inTransit(scope: ReportScope): Promise<InTransitRow[]>
  /** The accounts that are to come to nothing and have not. */
  unplaced(scope: ReportScope): Promise<{ account: Account; amount: Cents }[]>
  /** Bookings from a moment on that do not add up to 0, and by how much in all. */
  unexplained(scope: ReportScope, from: Instant): Promise<{ bookings: number; amount: Cents }>
}

export function createLedgerReports(db: Database): LedgerReports {
  return {
    lines: (scope, { account, find, after, most, ...span }) =>
      db.rows<LedgerLine>(LINES, { ...spanValues(scope, span), account, find, after, most }),
    accounts: (scope, span) => db.rows<AccountRow>(ACCOUNTS, spanValues(scope, span)),
    inTransit: ({ brand, storeIds }) => db.rows<InTransitRow>(IN_TRANSIT, [brand, storeIds]),
    unplaced: ({ brand, storeIds }) => db.rows<{ account: Account; amount: Cents }>(UNPLACED, [brand, storeIds]),
    async unexplained({ brand, storeIds }, from) {
      const [found] = await db.rows<{ bookings: number; amount: Cents }>(UNEXPLAINED, [brand, storeIds, moment(from)])
      return found ?? { bookings: 0, amount: 0 as Cents } // an aggregate always gives a row
    },
  }
}

const ofSpan = `ledger l join orders o using (order_id)
  where l.at >= :from::timestamptz and l.at < :to::timestamptz and o.brand = :brand::smallint and (:storeIds::text[] is null or o.store_id = any(:storeIds))`

const LINES = statement(
  'reports-ledger-lines',
  `select line_id as "lineNo", booking_id as "bookingId", order_id as "orderId", order_no as "orderNo", store_id as "storeId", account, amount, l.at,
    payment_id as "paymentId", refund_id as "refundId"
  from ${ofSpan} and (:account::text is null or account = :account)
    and (:find::text is null or line_id::text = :find or position(replace(lower(:find), ' ', '') in replace(lower(order_no), ' ', '')) > 0)
    and line_id > :after::bigint order by line_id limit :most`,
)

const ACCOUNTS = statement(
  'reports-ledger-accounts',
  `select account, count(*) as lines, sum(amount)::bigint as amount, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debit,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credit
  from ${ofSpan} group by account order by account`,
)

const ofScope = `o.brand = $1::smallint and ($2::text[] is null or o.store_id = any($2))`

const IN_TRANSIT = statement(
  'reports-in-transit',
  `select 'held' as kind, count(*) as count, coalesce(sum(p.amount), 0)::bigint as amount from payments p join orders o using (order_id) where p.state = 'held' and ${ofScope}
  union all
  select case r.state when 'processing' then 'goingBack' when 'manual' then 'byHand' else 'toGoBack' end, count(*), sum(r.amount)::bigint
  from refunds r join orders o using (order_id) where r.state in ('arranged', 'processing', 'failed', 'manual') and ${ofScope} group by 1`,
)

const UNPLACED = statement(
  'reports-unplaced',
  `select account, sum(amount)::bigint as amount from ledger l join orders o using (order_id)
  where account in ('quarantine', 'owed', 'office', 'kept') and ${ofScope} group by account having sum(amount) <> 0 order by account`,
)

/** A booking is of one order, which is looked up for those alone that do not add up; the limit keeps the database from reading all orders instead. */
const UNEXPLAINED = statement(
  'reports-unexplained',
  `select count(*) as bookings, coalesce(sum(abs(amount)), 0)::bigint as amount from (
    select order_id, sum(amount) as amount from ledger where at >= $3::timestamptz group by booking_id, order_id, currency having sum(amount) <> 0
  ) crooked, lateral (select from orders o where o.order_id = crooked.order_id and ${ofScope} limit 1) found`,
)
