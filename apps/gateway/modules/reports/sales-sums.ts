import type { Sales } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import type { SalesRow } from './store/sales-reports.ts'

/** The sums of a group with what follows from them: what is left after refunds, and what an order came to; all 0 for a group without a row. */
export function salesOf(row: Omit<SalesRow, 'key' | 'recent'> | undefined): Sales {
  const { orders, gross, promotions, coupons, points, fees, sold, refunds } = row ?? nothing
  const average = orders > 0 ? cents(Math.round(sold / orders)) : cents(0)
  return { orders, gross, promotions, coupons, points, fees, sold, refunds, net: cents(sold - refunds), average }
}

const none = cents(0)
const nothing = { orders: 0, gross: none, promotions: none, coupons: none, points: none, fees: none, sold: none, refunds: none }

/** Rows by their keys, each beside the row of the period before. */
export function byKey<Row extends { key: string; recent: boolean }>(
  rows: readonly Row[],
): { key: string; now: Row | undefined; before: Row | undefined }[] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, both]) => ({
    key,
    now: both.find(({ recent }) => recent),
    before: both.find(({ recent }) => !recent),
  }))
}
