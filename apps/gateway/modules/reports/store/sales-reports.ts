import type { Cents } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement, type StatementOf } from '../../../platform/database/statement.ts'
import { addUp } from '../add-up.ts'
import { dayLength, type Period } from '../period.ts'
import type { ReportScope } from '../scope.ts'
import { readCoverage, summedShops, type Coverage } from './report-spans.ts'
import { costParts, costSums, dishParts, dishSums, soldCtes, soldFigures, soldSums, soldValues } from './sold-orders.ts'

/** The ways of grouping sales; `all` makes one group of them. */
export type SalesGroup = 'all' | 'day' | 'shop' | 'method' | 'orderType' | 'hour'

/** The sums of a group in the period (`recent`) or the one before, in cents. `key` of the period before is the day of this one that it is compared with. */
export type SalesRow = {
  key: string
  recent: boolean
  orders: number
  gross: Cents
  promotions: Cents
  coupons: Cents
  points: Cents
  fees: Cents
  sold: Cents
  refunds: Cents
}
export type DishRow = { key: string; recent: boolean; tc: string; en: string; orders: number; items: number; gross: Cents }
export type CostRow = {
  kind: 'promotion' | 'promoCode' | 'coupon'
  key: string
  tc: string
  en: string
  uses: number
  takenOff: Cents
  sold: Cents
}

export type SalesReports = {
  sales(scope: ReportScope, period: Period, by: SalesGroup): Promise<SalesRow[]>
  dishes(scope: ReportScope, period: Period): Promise<DishRow[]>
  /** The cost of what was taken off in the period itself. */
  couponCosts(scope: ReportScope, period: Period): Promise<CostRow[]>
}

export function createSalesReports(db: Database): SalesReports {
  return {
    sales: (scope, period, by) =>
      db.snapshot(async (rows) => {
        const coverage = await readCoverage(rows, scope.brand, bothOf(period), by === 'day' ? 'days' : 'spans')
        const read = { rows, scope, period, coverage }
        const asked = { by, kind: kindOf(by, scope), days: (period.from - period.before) / dayLength }
        const found = [...(await readSums<SalesRow>(read, SUMMED_SALES, asked)), ...(await readUnsummed<SalesRow>(read, SALES, asked))]
        return addUp(found, ['key', 'recent'])
      }),
    dishes: (scope, period) =>
      db.snapshot(async (rows) => {
        const read = { rows, scope, period, coverage: await readCoverage(rows, scope.brand, bothOf(period)) }
        return addUp([...(await readSums<DishRow>(read, SUMMED_DISHES)), ...(await readUnsummed<DishRow>(read, DISHES))], ['key', 'recent'])
      }),
    couponCosts: (scope, period) =>
      db.snapshot(async (rows) => {
        const read = { rows, scope, period, coverage: await readCoverage(rows, scope.brand, [period]) }
        const found = [...(await readSums<CostRow>(read, SUMMED_COSTS)), ...(await readUnsummed<CostRow>(read, COUPON_COSTS))]
        return addUp(found, ['kind', 'key']).toSorted((a, b) => b.takenOff - a.takenOff)
      }),
  }
}

/** The period before, and the period. */
const bothOf = ({ before, from, to }: Period) => [
  { from: before, to: from },
  { from, to },
]

type Reading = { rows: Rows; scope: ReportScope; period: Period; coverage: Coverage }

/** The kind of sums that a report takes: those of shops that a scope names are each shop's own, those of all shops are rows of the brand's. */
const kindOf = (by: SalesGroup, { storeIds }: ReportScope) => (by === 'day' || (by === 'shop' && storeIds) ? 'all' : by)

async function readSums<Row>({ rows, scope, period, coverage }: Reading, sums: StatementOf<NoInfer<Row>>, more = {}): Promise<Row[]> {
  if (coverage.spans.length === 0) return []
  return rows<Row>(sums, { spans: coverage.spans, shops: summedShops(scope), from: moment(period.from), ...more })
}

async function readUnsummed<Row>({ rows, scope, period, coverage }: Reading, live: StatementOf<NoInfer<Row>>, more = {}): Promise<Row[]> {
  const found: Row[] = []
  for (const part of coverage.unsummed) found.push(...(await rows<Row>(live, { ...soldValues(scope, period, part), ...more })))
  return found
}

const SALES = statement(
  'reports-sales',
  `with ${soldCtes}, parts as (
    select case :by::text
        when 'day' then to_char((case when recent then at else at + make_interval(days => :days::int) end) at time zone 'Asia/Shanghai', 'YYYY/MM/DD')
        when 'hour' then to_char(at at time zone 'Asia/Shanghai', 'HH24')
        when 'shop' then store_id
        when 'method' then pay_method
        when 'orderType' then order_type::text
        else '' end as key,
      recent, ${soldFigures}
    from sold
  )
  select key, recent, ${soldSums} from parts group by key, recent`,
)

/** Sums that are asked for, where `recent` says that they are of the period itself. */
const chosen = (table: string) => `(
    select span_id, begins, begins >= (:from::timestamptz at time zone 'Asia/Shanghai')::date as recent from report_spans where span_id = any(:spans::bigint[])
  ) s join ${table} r using (span_id) where r.store_id = any(:shops::text[])`

const SUMMED_SALES = statement(
  'reports-summed-sales',
  `select case :by::text when 'day' then to_char(case when recent then begins else begins + :days::int end, 'YYYY/MM/DD')
      when 'shop' then coalesce(nullif(store_id, ''), key) else key end as key,
    recent, sum(orders) as orders, sum(gross)::bigint as gross, sum(promotions)::bigint as promotions, sum(coupons)::bigint as coupons, sum(points)::bigint as points,
    sum(fees)::bigint as fees, sum(sold)::bigint as sold, sum(refunds)::bigint as refunds
  from ${chosen('report_sales')} and r.kind = :kind::text group by 1, 2`,
)

const DISHES = statement(
  'reports-dishes',
  `with ${soldCtes}, ${dishParts} select pid as key, recent, ${dishSums} from dishes group by pid, recent`,
)

const SUMMED_DISHES = statement(
  'reports-summed-dishes',
  `select pid as key, recent, max(tc collate "C") as tc, max(en collate "C") as en, sum(orders) as orders, sum(items)::bigint as items, sum(gross)::bigint as gross
  from ${chosen('report_dishes')} group by pid, recent`,
)

const COUPON_COSTS = statement(
  'reports-coupon-costs',
  `with ${soldCtes}, ${costParts} select kind, key, ${costSums} from costs group by kind, key`,
)

const SUMMED_COSTS = statement(
  'reports-summed-costs',
  `select kind, key, max(tc collate "C") as tc, max(en collate "C") as en, sum(uses) as uses, sum(taken_off)::bigint as "takenOff", sum(r.sold)::bigint as sold
  from ${chosen('report_costs')} group by kind, key`,
)
