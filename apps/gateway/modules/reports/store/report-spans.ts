import type { Brand, Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ReportScope } from '../scope.ts'

/** Days or months that are summed up: `hasOpen` says that some of their orders were open then, which the sums do not hold. */
export type ReportSpan = { spanId: number; begins: Instant; ends: Instant; hasOpen: boolean }
/** Moments between which reports read the books, and the spans whose open orders they read with them. */
export type Unsummed = { after: Instant; until: Instant; openIn: number[] }
/** A period as a report reads it: the spans whose sums it takes, and all else. */
export type Coverage = { spans: number[]; unsummed: Unsummed[] }

/**
 * Finds how the stretches of a period, one after the other, are read: by the longest spans that are summed up, or by days alone. It is to be asked in the snapshot in
 * which the sums and the books are then read.
 */
export async function readCoverage(
  rows: Rows,
  brand: Brand,
  stretches: readonly Stretch[],
  by: 'days' | 'spans' = 'spans',
): Promise<Coverage> {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return { spans: [], unsummed: [] }
  const found = await rows<ReportSpan>(SPANS, { brand, from: moment(first.from), to: moment(last.to), daysOnly: by === 'days' })
  return cover(stretches, found)
}

type Stretch = { from: Instant; to: Instant }

/** Covers stretches by spans, which are given by their beginnings, of the same one the longest first. */
export function cover(stretches: readonly Stretch[], spans: readonly ReportSpan[]): Coverage {
  const taken: ReportSpan[] = []
  const gaps: Stretch[] = []
  for (const { from, to } of stretches) {
    let at = from
    for (const span of spans) {
      if (span.begins < at || span.ends > to) continue
      addGap(gaps, { from: at, to: span.begins })
      taken.push(span)
      at = span.ends
    }
    addGap(gaps, { from: at, to })
  }
  const openIn = taken.filter(({ hasOpen }) => hasOpen).map(({ spanId }) => spanId)
  const unsummed = gaps.map(({ from, to }): Unsummed => ({ after: from, until: to, openIn: [] }))
  const end = stretches.at(-1)?.to ?? 0
  // Read with the first of them, or by themselves.
  if (openIn.length > 0) unsummed[0] = { ...(unsummed[0] ?? { after: end, until: end }), openIn }
  return { spans: taken.map(({ spanId }) => spanId), unsummed }
}

function addGap(gaps: Stretch[], { from, to }: Stretch): void {
  const last = gaps.at(-1)
  if (from >= to) return
  if (last?.to === from) last.to = to
  else gaps.push({ from, to })
}

/** The shops whose rows of sums a report reads; the empty one stands for all of the brand. */
export const summedShops = ({ storeIds }: ReportScope): string[] => storeIds ?? ['']

const SPANS = statement(
  'report-spans-list',
  `select span_id as "spanId", begins::timestamp at time zone 'Asia/Shanghai' as begins, ends::timestamp at time zone 'Asia/Shanghai' as ends,
    exists (select from report_open_orders o where o.span_id = s.span_id) as "hasOpen"
  from report_spans s
  where brand = :brand::smallint and begins >= (:from::timestamptz at time zone 'Asia/Shanghai')::date
    and ends <= (:to::timestamptz at time zone 'Asia/Shanghai')::date and (not :daysOnly::boolean or ends = begins + 1)
  order by s.begins, s.ends desc`,
)
