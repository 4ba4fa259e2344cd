import { lazy, Suspense } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { ChartData } from './chart-data.ts'
import './Chart.css'
import { ChartTable } from './ChartTable.tsx'

const DrawnChart = lazy(async () => ({ default: (await import('./DrawnChart.tsx')).DrawnChart }))

export type ChartProps = ChartData & {
  /** The name of the chart, for whoever hears the page, and of its table. */
  label: string
  /** The heading of the labels: "Day", "Minute". */
  across: string
  /** Lines for what goes on through time, bars for things side by side. */
  kind?: 'lines' | 'bars'
  height?: number
  /** A number as it is read: "$1,234.5". */
  format?: (value: number) => string
  /** The numbers stand on the page already, in a table of its own. */
  tabled?: boolean
}

/** A picture of numbers, its legend with their names, and the same numbers as a table, which whoever cannot see the picture hears. */
export function Chart({ label, across, kind = 'lines', height = 176, format = plain, tabled = false, labels, series }: ChartProps) {
  return (
    <figure className="ochart">
      {series.length > 1 && (
        <figcaption className="ochart__legend">
          {series.map(({ name, look = 'main' }) => (
            <span key={name}>
              <i className={`ochart__key ochart__key--${look}`} />
              {name}
            </span>
          ))}
        </figcaption>
      )}
      <div className="ochart__pic" style={{ height }} aria-hidden>
        <Suspense>
          <DrawnChart kind={kind} height={height} format={format} labels={labels} series={series} />
        </Suspense>
      </div>
      {!tabled && (
        <details className="ochart__tab">
          <summary>{m.office_chart_table()}</summary>
          <ChartTable label={label} across={across} format={format} labels={labels} series={series} />
        </details>
      )}
    </figure>
  )
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const plain = (value: number): string => whole.format(value)
