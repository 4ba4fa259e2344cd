import { cents, type Cents, type Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { addUp } from '../add-up.ts'
import { dayLength } from '../period.ts'
import type { ReportScope } from '../scope.ts'
import { readCoverage } from './report-spans.ts'
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
    list: (scope, days) =>
      db.snapshot(async (rows) => {
        const cash = new Map((await readCash(rows, scope, days)).map((row) => [keyOf(row), row]))
        const counts = new Map((await rows<CountRow>(COUNTED, spanValues(scope, days))).map((row) => [keyOf(row), row]))
        return [...new Set([...counts.keys(), ...cash.keys()])]
          .flatMap((key) => {
            const found = cash.get(key) ?? counts.get(key)
            return found ? [{ ...noCash, ...uncounted, ...cash.get(key), ...counts.get(key), storeId: found.storeId, day: found.day }] : []
          })
          .toSorted((a, b) => (a.day === b.day ? compare(a.storeId, b.storeId) : compare(b.day, a.day)))
      }),
  }
}

type CashRow = Pick<DayEndRow, 'storeId' | 'day' | 'cash' | 'short'>
type CountRow = Omit<DayEndRow, 'cash' | 'short'>

const keyOf = ({ storeId, day }: Pick<DayEndRow, 'storeId' | 'day'>) => `${day} ${storeId}`
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const noCash = { cash: cents(0), short: cents(0) }
const uncounted = { float: null, expected: null, counted: null, counts: 0, at: null, staffName: null, note: null }

/** The cash of business days, which are parts of two days each. */
async function readCash(rows: Rows, scope: ReportScope, { endsAtHour, ...days }: Days): Promise<CashRow[]> {
  const shift = endsAtHour * 60 * 60_000
  const stretch = { from: days.from - shift, to: days.to - shift + (shift > 0 ? dayLength : 0) }
  const { spans, unsummed } = await readCoverage(rows, scope.brand, [stretch], 'days')
  const found = spans.length === 0 ? [] : await rows<CashRow>(SUMMED_CASH, { ...spanValues(scope, days), spans, endsAtHour })
  for (const { after, until } of unsummed) {
    const part = { from: Math.max(after, days.from), to: Math.min(until, days.to) }
    if (part.from < part.to) found.push(...(await rows<CashRow>(CASH, { ...spanValues(scope, part), endsAtHour })))
  }
  return addUp(found, ['storeId', 'day'])
}

const CASH = statement(
  'day-end-reports-cash',
  `select o.store_id as "storeId", to_char((l.at at time zone 'Asia/Shanghai' - make_interval(hours => :endsAtHour::int))::date, 'YYYY/MM/DD') as day,
    coalesce(sum(l.amount) filter (where account = 'till'), 0)::bigint as cash, coalesce(sum(l.amount) filter (where account = 'short'), 0)::bigint as short
  from ledger l join orders o using (order_id)
  where l.account in ('till', 'short') and l.at >= :from::timestamptz and l.at < :to::timestamptz
    and o.brand = :brand::smallint and (:storeIds::text[] is null or o.store_id = any(:storeIds)) group by 1, 2`,
)

/** The sum of the hours of a day that are of its own business day, or of the one before: plain additions, since an aggregate for each of thousands of rows takes long. */
const sumOf = (column: 'cash' | 'short', of: 'own' | 'before') =>
  Array.from({ length: 24 }, (_, hour) => hour + 1)
    .map((hour) => `case when ${hour} ${of === 'own' ? '>' : '<='} :endsAtHour::int then coalesce(${column}[${hour}], 0) else 0 end`)
    .join(' + ')

/** The hours of a day before the one at which business days end are of the day before. */
const SUMMED_CASH = statement(
  'day-end-reports-summed-cash',
  `with hours as (
    select store_id, begins, cash, short from report_spans join report_cash using (span_id)
    where span_id = any(:spans::bigint[]) and brand = :brand::smallint and (:storeIds::text[] is null or store_id = any(:storeIds))
  ), days as (
    select store_id, begins as day, ${sumOf('cash', 'own')} as cash, ${sumOf('short', 'own')} as short, num_nonnulls(variadic cash[:endsAtHour::int + 1:24]) as booked from hours
    union all
    select store_id, begins - 1, ${sumOf('cash', 'before')}, ${sumOf('short', 'before')}, num_nonnulls(variadic cash[1:(:endsAtHour::int)]) from hours
  )
  select store_id as "storeId", to_char(days.day, 'YYYY/MM/DD') as day, cash, short from days
  where booked > 0 and day >= (:from::timestamptz at time zone 'Asia/Shanghai')::date and day < (:to::timestamptz at time zone 'Asia/Shanghai')::date`,
)

/** A shop that is counted but has no order of the brand is of the brand that the catalogue says, which the caller sorts out. */
const COUNTED = statement(
  'day-end-reports-counted',
  `select distinct on (store_id, d.day) store_id as "storeId", to_char(d.day, 'YYYY/MM/DD') as day, float, cash_expected as expected, cash_counted as counted,
    count(*) over (partition by store_id, d.day) as counts, at, staff_name as "staffName", note
  from day_ends d
  where d.day >= (:from::timestamptz at time zone 'Asia/Shanghai')::date and d.day < (:to::timestamptz at time zone 'Asia/Shanghai')::date
    and (:storeIds::text[] is null or store_id = any(:storeIds))
  order by store_id, d.day, day_end_no desc`,
)
