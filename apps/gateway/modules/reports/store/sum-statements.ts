import { statement } from '../../../platform/database/statement.ts'
import { doneCounts, doneGroup, doneParts, spreadSums } from './promise-reports.ts'
import { costParts, costSums, dishParts, dishSums, soldFigures, soldForGood, soldSums } from './sold-orders.ts'

/** Each group by itself, or of each shop. */
const sets = (columns: readonly string[], of = '') =>
  `grouping sets (${['', ...columns].map((column) => `(${[of, column].filter(Boolean).join(', ')})`).join(', ')})`

const kindOf = (kinds: Readonly<Record<string, string>>) =>
  `case ${Object.entries(kinds)
    .map(([column, kind]) => `when grouping(${column}) = 0 then '${kind}'`)
    .join(' ')} else 'all' end`

const ways = { pay_method: 'method', order_type: 'orderType', hour: 'hour' }

/** The sales of a day, by what reports of sales group by: of the brand and of each of its shops. */
const SUM_SALES = statement(
  'report-sums-sales',
  `with ${soldForGood}, parts as (
    select store_id, pay_method, order_type::text as order_type, to_char(at at time zone 'Asia/Shanghai', 'HH24') as hour, ${soldFigures} from sold
  )
  insert into report_sales (span_id, store_id, kind, key, orders, gross, promotions, coupons, points, fees, sold, refunds)
  select :spanId::bigint, '', ${kindOf({ store_id: 'shop', ...ways })}, coalesce(store_id, pay_method, order_type, hour, ''), ${soldSums}
  from parts group by ${sets(['store_id', ...Object.keys(ways)])} having count(*) > 0
  union all
  select :spanId::bigint, store_id, ${kindOf(ways)}, coalesce(pay_method, order_type, hour, ''), ${soldSums}
  from parts group by ${sets(Object.keys(ways), 'store_id')}`,
)

const SUM_DISHES = statement(
  'report-sums-dishes',
  `with ${soldForGood}, ${dishParts}
  insert into report_dishes (span_id, store_id, pid, tc, en, orders, items, gross)
  select :spanId::bigint, coalesce(store_id, ''), pid, ${dishSums} from dishes group by grouping sets ((pid), (pid, store_id))`,
)

const SUM_COSTS = statement(
  'report-sums-costs',
  `with ${soldForGood}, ${costParts}
  insert into report_costs (span_id, store_id, kind, key, tc, en, uses, taken_off, sold)
  select :spanId::bigint, coalesce(store_id, ''), kind, key, ${costSums} from costs group by grouping sets ((kind, key), (kind, key, store_id))`,
)

const SUM_CASH = statement(
  'report-sums-cash',
  `with booked as (
    select o.store_id, extract(hour from l.at at time zone 'Asia/Shanghai')::int as hour, coalesce(sum(l.amount) filter (where account = 'till'), 0)::bigint as cash,
      coalesce(sum(l.amount) filter (where account = 'short'), 0)::bigint as short
    from ledger l join orders o using (order_id)
    where l.account in ('till', 'short') and l.at >= :after::timestamptz and l.at < :until::timestamptz and o.brand = :brand::smallint group by 1, 2
  )
  insert into report_cash (span_id, store_id, cash, short)
  select :spanId::bigint, store_id, array_agg(cash order by hour), array_agg(short order by hour)
  from (select distinct store_id from booked) shops cross join generate_series(0, 23) hour left join booked using (store_id, hour) group by store_id`,
)

const placed = 'brand = :brand::smallint and placed_at >= :after::timestamptz and placed_at < :until::timestamptz'

const SUM_PROMISES = statement(
  'report-sums-promises',
  `with ${doneParts(`select * from orders where ${placed}`)}, counted as (
    select '' as shop, ${doneGroup}, ${doneCounts} from done group by grouping sets ((store_id, off), (hour, off), (off))
    union all
    select store_id, ${kindOf({ hour: 'hour' })}, coalesce(hour, ''), ${doneCounts} from done group by grouping sets ((store_id, off), (store_id, hour, off))
  )
  insert into report_promises (span_id, store_id, kind, key, kept, early, late, offs, nums)
  select :spanId::bigint, shop, kind, key, ${spreadSums} from counted group by shop, kind, key`,
)

const KEEP_OPEN = statement(
  'report-sums-open',
  `insert into report_open_orders (span_id, order_id)
  select :spanId::bigint, order_id from orders where ${placed} and state not in ('completed', 'cancelled')`,
)

/** The statements that write the sums of a day, after its span. */
export const sumDay = [SUM_SALES, SUM_DISHES, SUM_COSTS, SUM_PROMISES, SUM_CASH, KEEP_OPEN]

const ofDays = (table: string) => `(
    select span_id as day_id from report_spans where brand = :brand::smallint and ends = begins + 1
      and begins >= (:after::timestamptz at time zone 'Asia/Shanghai')::date and ends <= (:until::timestamptz at time zone 'Asia/Shanghai')::date
  ) days join ${table} r on r.span_id = day_id`

const MONTH_SALES = statement(
  'report-sums-month-sales',
  `insert into report_sales (span_id, store_id, kind, key, orders, gross, promotions, coupons, points, fees, sold, refunds)
  select :spanId::bigint, store_id, kind, key, sum(orders), sum(gross), sum(promotions), sum(coupons), sum(points), sum(fees), sum(sold), sum(refunds)
  from ${ofDays('report_sales')} group by store_id, kind, key`,
)

const MONTH_DISHES = statement(
  'report-sums-month-dishes',
  `insert into report_dishes (span_id, store_id, pid, tc, en, orders, items, gross)
  select :spanId::bigint, store_id, pid, max(tc collate "C"), max(en collate "C"), sum(orders), sum(items), sum(gross)
  from ${ofDays('report_dishes')} group by store_id, pid`,
)

const MONTH_COSTS = statement(
  'report-sums-month-costs',
  `insert into report_costs (span_id, store_id, kind, key, tc, en, uses, taken_off, sold)
  select :spanId::bigint, store_id, kind, key, max(tc collate "C"), max(en collate "C"), sum(uses), sum(taken_off), sum(sold)
  from ${ofDays('report_costs')} group by store_id, kind, key`,
)

const MONTH_PROMISES = statement(
  'report-sums-month-promises',
  `with chosen as (
    select r.* from ${ofDays('report_promises')}
  ), spread as (
    select store_id, kind, key, off, sum(num) as num from chosen, unnest(offs, nums) tenth (off, num) group by store_id, kind, key, off
  ), tenths as (
    select store_id, kind, key, array_agg(off order by off) as offs, array_agg(num::int order by off) as nums from spread group by store_id, kind, key
  ), sums as (
    select store_id, kind, key, sum(kept) as kept, sum(early) as early, sum(late) as late from chosen group by store_id, kind, key
  )
  insert into report_promises (span_id, store_id, kind, key, kept, early, late, offs, nums)
  select :spanId::bigint, store_id, kind, key, kept, early, late, offs, nums from sums join tenths using (store_id, kind, key)`,
)

const MONTH_OPEN = statement(
  'report-sums-month-open',
  `insert into report_open_orders (span_id, order_id) select :spanId::bigint, order_id from ${ofDays('report_open_orders')}`,
)

/** The statements that write the sums of a month from those of its days, after its span. */
export const sumMonth = [MONTH_SALES, MONTH_DISHES, MONTH_COSTS, MONTH_PROMISES, MONTH_OPEN]
