import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Chart } from '../../ui/chart/Chart.tsx'
import type { SalesRow } from './sales-rows.ts'

type SalesChartProps = {
  rows: readonly SalesRow[]
  compared: boolean
  label: string
  across: string
  words: (row: SalesRow) => string
}

/** Net sales as bars, beside those of the period before. */
export function SalesChart({ rows, compared, label, across, words }: SalesChartProps) {
  const series = [{ name: m.insight_net(), values: rows.map(({ now }) => now.net) }]
  const before = { name: m.insight_net_before(), look: 'before' as const, values: rows.map(({ before: { net } }) => net) }
  return (
    <Chart
      label={label}
      across={across}
      kind="bars"
      height={200}
      format={money}
      tabled
      labels={rows.map(words)}
      series={compared ? [...series, before] : series}
    />
  )
}
