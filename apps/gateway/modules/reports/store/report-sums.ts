import type { Brand, Cents, Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement, type Statement } from '../../../platform/database/statement.ts'
import { sumDay, sumMonth } from './sum-statements.ts'

/** A day, or a month, of a brand. */
export type SumSpan = { brand: Brand; begins: Instant; ends: Instant }
/** A day of which the sums are not what the ledger has. */
export type SumsDiffer = { begins: Instant; ends: Instant; sold: Cents; refunds: Cents; soldInLedger: Cents; refundsInLedger: Cents }

export type ReportSums = {
  /** The days and months of a brand that are over at a moment and not summed up, or to be summed up again since all of their orders have ended; the latest days first, then months. */
  due(brand: Brand, until: Instant): Promise<SumSpan[]>
  /** Sums up a day or a month that is due, and with a day what it had of sums before; false where somebody else has done it. */
  sum(span: SumSpan, at: Instant): Promise<boolean>
  /** The days of a span whose sums are not what the ledger has. */
  differing(span: SumSpan): Promise<SumsDiffer[]>
  /** Forgets the sums of a day and of the month that it is in: reports read it from the books until it is summed up again. */
  forget(day: SumSpan): Promise<void>
}

export function createReportSums(db: Database): ReportSums {
  return {
    due: (brand, until) => findDue(db.rows, { brand, begins: 0, ends: until }),
    sum: (span, at) =>
      db.snapshot(async (rows) => {
        // Before anything is seen: of two processes the second one sees what the first has done.
        await rows(LOCK)
        const due = await findDue(rows, span)
        if (!due.some(({ begins, ends }) => begins === span.begins && ends === span.ends)) return false
        await sumSpan(rows, span, at)
        return true
      }),
    async differing(span) {
      const found = await db.rows<Omit<SumsDiffer, 'ends'>>(DIFFERING, valuesOf(span))
      return found.map((row) => ({ ...row, ends: row.begins + dayMs }))
    },
    forget: async (day) => void (await db.rows(FORGET, valuesOf(day))),
  }
}

const dayMs = 24 * 60 * 60_000

async function findDue(rows: Rows, span: SumSpan): Promise<SumSpan[]> {
  const found = await rows<Omit<SumSpan, 'brand'>>(DUE, valuesOf(span))
  return found.map((row) => ({ ...row, brand: span.brand }))
}

async function sumSpan(rows: Rows, span: SumSpan, at: Instant): Promise<void> {
  const isDay = span.ends - span.begins === dayMs
  if (isDay) await rows(FORGET, valuesOf(span))
  const [kept] = await rows<{ spanId: number }>(KEEP, { ...valuesOf(span), at: moment(at) })
  if (!kept) throw new Error('a span was not kept')
  const values = { ...valuesOf(span), spanId: kept.spanId, storeIds: null }
  for (const each of isDay ? sumDay : sumMonth) await rows(each, values)
}

/** `after` and `until` are the same moments as those by which the books are read. */
function valuesOf({ brand, begins, ends }: SumSpan) {
  return { brand, from: moment(begins), after: moment(begins), until: moment(ends) }
}

const LOCK: Statement = { name: '', text: 'lock table report_spans in share row exclusive mode' }

const dateOf = (parameter: string) => `(${parameter}::timestamptz at time zone 'Asia/Shanghai')::date`
const midnightOf = (date: string) => `${date}::timestamp at time zone 'Asia/Shanghai'`

/** The first order by its id, which begins with its time, is of the first day; a day is summed up again when it had open orders and none of them is. */
const DUE = statement(
  'report-sums-due',
  `with days as (
    select begins, span_id from report_spans where brand = :brand::smallint and ends = begins + 1
  ), due as (
    select day::date as begins, day::date + 1 as ends, 1 as rank
    from generate_series(
      greatest((select ${dateOf('placed_at')} from orders order by order_id limit 1), ${dateOf(':after')})::timestamp, ${dateOf(':until')}::timestamp - interval '1 day', interval '1 day'
    ) day
    where not exists (select from days where begins = day::date)
    union all
    select begins, begins + 1, 2 from days
    where exists (select from report_open_orders o where o.span_id = days.span_id) and not exists (
        select from report_open_orders join orders o using (order_id) where span_id = days.span_id and o.state not in ('completed', 'cancelled')
      )
    union all
    select month, (month + interval '1 month')::date, 3 from (select date_trunc('month', begins)::date as month, count(*) as num from days group by 1) months
    where num = (month + interval '1 month')::date - month
      and not exists (select from report_spans s where s.brand = :brand::smallint and s.begins = month and s.ends = (month + interval '1 month')::date)
  )
  select ${midnightOf('begins')} as begins, ${midnightOf('ends')} as ends from due
  where begins >= ${dateOf(':after')} and ends <= ${dateOf(':until')} order by rank, due.begins desc`,
)

const FORGET = statement(
  'report-sums-forget',
  `delete from report_spans where brand = :brand::smallint and begins <= ${dateOf(':after')} and ends >= ${dateOf(':until')}`,
)

const KEEP = statement(
  'report-sums-keep',
  `insert into report_spans (brand, begins, ends, summed_at) values (:brand::smallint, ${dateOf(':after')}, ${dateOf(':until')}, :at::timestamptz)
  returning span_id as "spanId"`,
)

const DIFFERING = statement(
  'report-sums-differing',
  `with booked as (
    select ${dateOf('l.at')} as day, coalesce(-sum(amount) filter (where account = 'sales'), 0)::bigint as sold,
      coalesce(sum(amount) filter (where account = 'refunds'), 0)::bigint as refunds
    from ledger l join orders o using (order_id)
    where account in ('sales', 'refunds') and l.at >= :after::timestamptz and l.at < :until::timestamptz and o.brand = :brand::smallint group by 1
  ), compared as (
    select s.begins, coalesce(r.sold, 0) as sold, coalesce(r.refunds, 0) as refunds, coalesce(b.sold, 0) as sold_in_ledger,
      coalesce(b.refunds, 0) as refunds_in_ledger
    from report_spans s left join report_sales r on r.span_id = s.span_id and r.store_id = '' and r.kind = 'all' left join booked b on b.day = s.begins
    where s.brand = :brand::smallint and s.ends = s.begins + 1 and s.begins >= ${dateOf(':after')} and s.ends <= ${dateOf(':until')}
  )
  select ${midnightOf('begins')} as begins, sold, refunds, sold_in_ledger as "soldInLedger", refunds_in_ledger as "refundsInLedger"
  from compared where (sold, refunds) <> (sold_in_ledger, refunds_in_ledger) order by compared.begins`,
)
