import { orderTypes } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { promisesOf, type PromiseRow, type PromiseSums } from '../promise-rows.ts'
import type { ReportScope } from '../scope.ts'
import { readCoverage, summedShops, type Unsummed } from './report-spans.ts'
import { inScope, openOrders, spanValues } from './sold-orders.ts'

type Span = Parameters<typeof spanValues>[1]

export type PromiseReports = {
  /** The orders that were placed in a period, beside what they were promised for: of each shop, of each hour, and all of them. */
  promises(scope: ReportScope, period: Span): Promise<PromiseRow[]>
}

export function createPromiseReports(db: Database): PromiseReports {
  return {
    promises: (scope, period) =>
      db.snapshot(async (rows) => {
        const { spans, unsummed } = await readCoverage(rows, scope.brand, [period])
        const shops = summedShops(scope)
        const sums = spans.length === 0 ? [] : await rows<PromiseSums>(SUMMED, { spans, shops, byShop: scope.storeIds !== null })
        for (const part of unsummed) sums.push(...(await readSums(rows, scope, part)))
        return promisesOf(sums)
      }),
  }
}

/** Reads how many orders of a shop were placed in a span, and of how many the promise was kept, in a transaction of the caller's. */
export async function readPromisesKept(rows: Rows, scope: ReportScope, { from, to }: Span): Promise<{ orders: number; kept: number }> {
  const all = promisesOf(await readSums(rows, scope, { after: from, until: to, openIn: [] })).find(({ kind }) => kind === 'all')
  return all ?? { orders: 0, kept: 0 }
}

const readSums = (rows: Rows, scope: ReportScope, { after, until, openIn }: Unsummed) =>
  rows<PromiseSums>(PROMISES, { ...spanValues(scope, { from: after, to: until }), openIn })

/**
 * A part of a `with` that has a row for each completed order of a condition, `off` tenths of a minute after the middle of what it was promised for. A delivery has been
 * made good once it is handed over, all else once it is ready, and was not called back to the kitchen after that.
 */
export const doneParts = (orders: string) => `done as (
    select store_id, to_char(placed_at at time zone 'Asia/Shanghai', 'HH24') as hour, eta_low, eta_high, done.at,
      round(extract(epoch from done.at - (eta_low + (eta_high - eta_low) / 2)) / 6)::int as off
    from (${orders}) o, lateral (
      select min(e.at) as at from order_events e
      where e.order_id = o.order_id and e.state = case when o.order_type = ${orderTypes.delivery} then 'completed' else 'ready' end
        and not exists (select from order_events b where b.order_id = e.order_id and b.seq > e.seq and b.state = 'preparing')
    ) done
    where state = 'completed' and done.at is not null
  )`

/** The sums of rows that have counts of each `off` already, by what they are grouped by: `nums` orders were made good at each of `offs`. */
export const spreadSums = `sum(kept)::int as kept, sum(early)::int as early, sum(late)::int as late, array_agg(off order by off) as offs,
    array_agg(num::int order by off) as nums`

/** The counts of rows of `doneParts` by what they are grouped by and their `off`. */
export const doneCounts = `off, count(*) as num, count(*) filter (where at >= eta_low and at <= eta_high) as kept, count(*) filter (where at < eta_low) as early,
    count(*) filter (where at > eta_high) as late`

/** The kind and the key of a group of rows of `doneParts`, as by shop, by hour or by neither. */
export const doneGroup = `case when grouping(store_id) = 0 then 'shop' when grouping(hour) = 0 then 'hour' else 'all' end as kind, coalesce(store_id, hour, '') as key`

const columns = 'order_id, store_id, order_type, state, placed_at, eta_low, eta_high, brand'

const PROMISES = statement(
  'reports-promises',
  `with ${doneParts(`select ${columns} from orders where placed_at >= :from::timestamptz and placed_at < :to::timestamptz and ${inScope}
      union all select ${columns} from ${openOrders} and ${inScope}`)}, counted as (
    select ${doneGroup}, ${doneCounts} from done group by grouping sets ((store_id, off), (hour, off), (off))
  )
  select kind, key, ${spreadSums} from counted group by kind, key`,
)

/** A row of sums has the counts of its tenths beside each other: those of a group are added up tenth by tenth. By shops that are named, a shop's own sums are its row. */
const SUMMED = statement(
  'reports-summed-promises',
  `with chosen as (
    select r.* from report_promises r where span_id = any(:spans::bigint[]) and store_id = any(:shops::text[])
  ), grouped as (
    select kind, key, kept, early, late, offs, nums from chosen
    union all
    select 'shop', store_id, kept, early, late, offs, nums from chosen where :byShop::boolean and kind = 'all'
  ), spread as (
    select kind, key, off, sum(num) as num from grouped, unnest(offs, nums) tenth (off, num) group by kind, key, off
  ), tenths as (
    select kind, key, array_agg(off order by off) as offs, array_agg(num::int order by off) as nums from spread group by kind, key
  ), sums as (
    select kind, key, sum(kept)::int as kept, sum(early)::int as early, sum(late)::int as late from grouped group by kind, key
  )
  select kind, key, kept, early, late, offs, nums from sums join tenths using (kind, key)`,
)
