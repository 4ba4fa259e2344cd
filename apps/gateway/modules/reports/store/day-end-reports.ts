import type { Cents, Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ReportScope } from '../scope.ts'
import { spanValues } from './sold-orders.ts'

/** A shop's business day: its cash in the ledger, and as it was last counted; null where nobody has. */
export type DayEndRow = {
  storeId: string
  day: string
  cash: Cents
  short: Cents
  float: Cents | null
  expected: Cents | null
  counted: Cents | null
  counts: number
  at: Instant | null
  staffName: string | null
  note: string | null
}

/** The business days `from` to `to`, both included, as days and as the moments between which their bookings are. */
type Days = { from: Instant; to: Instant; endsAtHour: number }

export type DayEndReports = {
  /** The business days of shops with cash in the ledger or a count, the latest day first. */
  list(scope: ReportScope, days: Days): Promise<DayEndRow[]>
}

export function createDayEndReports(db: Database): DayEndReports {
  return {
    list: (scope, { endsAtHour, ...span }) => db.rows<DayEndRow>(LIST, { ...spanValues(scope, span), endsAtHour }),
  }
}

/** A shop that is counted but has no order of the brand is of the brand that the catalogue says, which the caller sorts out. */
const LIST = statement(
  'day-end-reports-list',
  `with booked as (
    select o.store_id, (l.at at time zone 'Asia/Shanghai' - make_interval(hours => :endsAtHour::int))::date as day,
      coalesce(sum(l.amount) filter (where account = 'till'), 0)::bigint as cash, coalesce(sum(l.amount) filter (where account = 'short'), 0)::bigint as short
    from ledger l join orders o using (order_id)
    where l.account in ('till', 'short') and l.at >= :from::timestamptz and l.at < :to::timestamptz
      and o.brand = :brand::smallint and (:storeIds::text[] is null or o.store_id = any(:storeIds)) group by 1, 2
  ), counted as (
    select distinct on (store_id, day) store_id, day, float, cash_expected, cash_counted, at, staff_name, note, count(*) over (partition by store_id, day) as counts
    from day_ends
    where day >= (:from::timestamptz at time zone 'Asia/Shanghai')::date and day < (:to::timestamptz at time zone 'Asia/Shanghai')::date
      and (:storeIds::text[] is null or store_id = any(:storeIds))
    order by store_id, day, day_end_no desc
  )
  select store_id as "storeId", to_char(day, 'YYYY/MM/DD') as day, coalesce(cash, 0)::bigint as cash, coalesce(short, 0)::bigint as short, float,
    cash_expected as expected, cash_counted as counted, coalesce(counts, 0) as counts, at, staff_name as "staffName", note
  from booked full join counted using (store_id, day) order by day desc, store_id`,
)
