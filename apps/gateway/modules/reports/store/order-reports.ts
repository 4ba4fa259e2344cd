import { answerPatience, type Cents, type Instant } from '@harbour/rules'
import type { EndReason } from '@harbour/protocol'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Period } from '../period.ts'
import type { ReportScope } from '../scope.ts'
import { inScope, isLate, spanValues } from './sold-orders.ts'

export type CancelledRow = {
  reason: EndReason | null
  by: 'guest' | 'shop' | 'time' | 'unpaid'
  orders: number
  total: Cents
  goesBack: Cents
  paidBack: Cents
}
export type SilentRow = { storeId: string; orders: number; since: Instant }
/** The orders of a shop that have not ended. */
export type OpenOrdersRow = {
  storeId: string
  open: number
  late: number
  lateSince: Instant | null
  unanswered: number
  unansweredSince: Instant | null
}

export type OrderReports = {
  cancelled(scope: ReportScope, period: Period): Promise<CancelledRow[]>
  /** The orders that were cancelled in a period, whenever they were placed, but for those that nobody paid. */
  cancelledIn(scope: ReportScope, period: Period): Promise<number>
  /** The orders of the last hour by how many whole minutes ago they were placed; minutes without orders are left out. */
  lastHour(scope: ReportScope, now: Instant): Promise<{ ago: number; orders: number }[]>
  /** The orders that are late at a moment. */
  late(scope: ReportScope, now: Instant): Promise<number>
  /** The shops that have not answered orders which have rung since before `since`. */
  silent(scope: ReportScope, since: Instant): Promise<SilentRow[]>
  /** The orders that have not ended, by shop; shops without any are left out. */
  open(scope: ReportScope, moments: { now: Instant; since: Instant }): Promise<OpenOrdersRow[]>
}

export function createOrderReports(db: Database): OrderReports {
  return {
    cancelled: (scope, period) => db.rows<CancelledRow>(CANCELLED, spanValues(scope, period)),
    async cancelledIn(scope, { from, to }) {
      const values = { ...spanValues(scope, { from, to }), longestAhead: moment(from - 14 * 24 * 60 * 60_000) }
      return (await db.rows<{ orders: number }>(CANCELLED_IN, values))[0]?.orders ?? 0
    },
    lastHour: (scope, now) => db.rows(LAST_HOUR, spanValues(scope, { from: now - 60 * 60_000, to: now })),
    async late({ brand, storeIds }, now) {
      return (await db.rows<{ orders: number }>(LATE, { brand, storeIds, now: moment(now) }))[0]?.orders ?? 0
    },
    silent: ({ brand, storeIds }, since) => db.rows(SILENT, { brand, storeIds, since: moment(since) }),
    open: ({ brand, storeIds }, { now, since }) => db.rows(OPEN, { brand, storeIds, now: moment(now), since: moment(since) }),
  }
}

const ofPeriod = `placed_at >= :from::timestamptz and placed_at < :to::timestamptz and ${inScope}`

/** An order that nobody paid is ended by nobody. What goes back by hand, too, is booked under its refund. */
const CANCELLED = statement(
  'reports-cancelled',
  `with ended as (
    select end_reason as reason, total, refunded, case
        when end_reason = 'unpaid' then 'unpaid' when ended_by in ('guest', 'shop') then ended_by else 'time' end as by,
      coalesce(b.amount, 0) as back
    from orders o
    left join lateral (
      select sum(amount)::bigint as amount from ledger
      where order_id = o.order_id and o.refunded > 0 and refund_id is not null and account in ('refunds', 'owed', 'quarantine')
    ) b on true
    where state = 'cancelled' and ${ofPeriod}
  )
  select reason, by, count(*) as orders, sum(total)::bigint as total, sum(refunded)::bigint as "goesBack", sum(back)::bigint as "paidBack"
  from ended group by reason, by order by orders desc, by, reason`,
)

/** An order that is cancelled has further events with that state, of its money: it was when the first of them came. Nobody orders for longer ahead. */
const CANCELLED_IN = statement(
  'reports-cancelled-in',
  `select count(*) as orders from orders o, lateral (
      select min(at) as at from order_events e where e.order_id = o.order_id and e.state = 'cancelled'
    ) ended
    where placed_at >= :longestAhead::timestamptz and state = 'cancelled' and end_reason is distinct from 'unpaid'
      and ended.at >= :from::timestamptz and ended.at < :to::timestamptz and ${inScope}`,
)

const LAST_HOUR = statement(
  'reports-last-hour',
  `select floor(extract(epoch from :to::timestamptz - placed_at) / 60)::int as ago, count(*) as orders from orders
  where placed_at > :from::timestamptz and placed_at <= :to::timestamptz and state <> 'paymentPending' and end_reason is distinct from 'unpaid' and ${inScope} group by 1`,
)

const LATE = statement(
  'reports-late',
  `select count(*) filter (where ${isLate}) as orders from orders where state not in ('completed', 'cancelled') and state <> 'paymentPending' and ${inScope}`,
)

/** The moment from which an order rings at its shop: a preorder of the night from when the shop opens. */
const ringsSince = `answer_by - interval '${answerPatience} milliseconds'`
const isUnanswered = `state = 'placed' and ${ringsSince} < :since::timestamptz`
const OPEN = statement(
  'reports-open',
  `select store_id as "storeId", count(*) as open, count(*) filter (where ${isLate}) as late, min(eta_high) filter (where ${isLate}) as "lateSince",
    count(*) filter (where ${isUnanswered}) as unanswered, min(${ringsSince}) filter (where ${isUnanswered}) as "unansweredSince"
  from orders where state not in ('completed', 'cancelled') and state <> 'paymentPending' and ${inScope} group by store_id`,
)

const SILENT = statement(
  'reports-silent',
  `select store_id as "storeId", count(*) as orders, min(${ringsSince}) as since from orders
  where state not in ('completed', 'cancelled') and ${isUnanswered} and ${inScope} group by store_id order by since`,
)
