import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useSales } from './report-queries.ts'
import { ReportPanels, Unread } from './ReportPanels.tsx'
import { rowWords } from './report-words.ts'
import { salesColumns } from './sales-columns.tsx'
import { SalesChart } from './SalesChart.tsx'
import { SalesKpis } from './SalesKpis.tsx'
import { hoursFilled } from './sales-rows.ts'
import type { ReportAddress } from './use-report-address.ts'

type By = 'shop' | 'method' | 'orderType' | 'hour'
type SalesReportProps = { report: ReportAddress; by: By }

/** The bars that a picture has room for. */
const mostBars = 12

/** Sales by shop, method, order type or hour, as a picture and a table. */
export function SalesReport({ report, by }: SalesReportProps) {
  const { data, error, refetch, isPlaceholderData } = useSales(report, by)
  if (!data) return <Unread error={error} onRetry={refetch} />
  const rows = by === 'hour' ? hoursFilled(data.rows) : data.rows.toSorted((one, other) => other.now.net - one.now.net)
  const words = (row: { key: string; name: string }) => rowWords(by, row)
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[data]} />
      <SalesKpis total={data.total} compared={report.compared} />
      <ReportPanels
        title={titleOf(by)}
        isEmpty={rows.length === 0}
        picture={
          <SalesChart
            rows={by === 'hour' ? rows : rows.slice(0, mostBars)}
            compared={report.compared}
            label={titleOf(by)}
            across={headOf(by)}
            words={words}
          />
        }
      >
        <DataTable
          label={titleOf(by)}
          columns={salesColumns(headOf(by), words, report.compared)}
          rows={rows}
          rowKey={({ key }) => key}
          stale={isPlaceholderData}
        />
      </ReportPanels>
    </>
  )
}

const titleOf = (by: By): string =>
  ({ shop: m.insight_by_shop, method: m.insight_by_method, orderType: m.insight_by_order_type, hour: m.insight_by_hour })[by]()

const headOf = (by: By): string =>
  ({ shop: m.insight_shop, method: m.insight_method, orderType: m.insight_order_type, hour: m.insight_hour })[by]()
