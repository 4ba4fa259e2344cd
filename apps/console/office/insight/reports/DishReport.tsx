import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { countText } from './change-text.ts'
import { useSales } from './report-queries.ts'
import { ReportPanels, Unread } from './ReportPanels.tsx'
import { dishColumns } from './sales-columns.tsx'
import { SalesKpis } from './SalesKpis.tsx'
import type { ReportAddress } from './use-report-address.ts'

/** The bars that a picture has room for. */
const mostBars = 12

/** Dishes by how often they were sold, as a picture of the first and a table of all. */
export function DishReport({ report }: { report: ReportAddress }) {
  const { data, error, refetch, isPlaceholderData } = useSales(report, 'dish')
  if (!data) return <Unread error={error} onRetry={refetch} />
  const dishes = data.dishes.toSorted((one, other) => other.now.items - one.now.items)
  const shown = dishes.slice(0, mostBars)
  const series = [{ name: m.insight_items(), values: shown.map(({ now }) => now.items) }]
  const before = { name: m.insight_items_before(), look: 'before' as const, values: shown.map(({ before: { items } }) => items) }
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[data]} />
      <SalesKpis total={data.total} compared={report.compared} />
      <ReportPanels
        title={m.insight_by_dish()}
        sub={m.insight_by_dish_sub()}
        isEmpty={dishes.length === 0}
        picture={
          <Chart
            label={m.insight_by_dish()}
            across={m.insight_dish()}
            kind="bars"
            height={200}
            format={countText}
            tabled
            labels={shown.map(({ name }) => name)}
            series={report.compared ? [...series, before] : series}
          />
        }
      >
        <DataTable
          label={m.insight_by_dish()}
          columns={dishColumns(report.compared)}
          rows={dishes}
          rowKey={({ key }) => key}
          stale={isPlaceholderData}
        />
      </ReportPanels>
    </>
  )
}
