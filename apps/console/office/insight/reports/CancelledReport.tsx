import type { Answer, cancelledGet } from '@harbour/protocol'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { Kpi } from '../../ui/Kpi.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { byWords, reasonWords } from './cancelled-words.ts'
import { Beside } from './Beside.tsx'
import { changeOf, changeText, countText } from './change-text.ts'
import { useCancelled } from './report-queries.ts'
import { ReportPanels, Unread } from './ReportPanels.tsx'
import type { ReportAddress } from './use-report-address.ts'

type CancelledRow = Answer<typeof cancelledGet>['rows'][number]

/** Cancelled orders by their reason and by whom, with what went back. */
export function CancelledReport({ report }: { report: ReportAddress }) {
  const { data, before, error, refetch, isPlaceholderData } = useCancelled(report)
  if (!data) return <Unread error={error} onRetry={refetch} />
  const { rows, total } = data
  const change = before ? changeOf(total.orders, before.total.orders) : null
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[data, before]} />
      <div className="kpis">
        <Kpi
          label={m.insight_cancelled_orders()}
          value={countText(total.orders)}
          note={before && <Beside by={change} words={changeText(change)} before={countText(before.total.orders)} lessIsBetter />}
        />
        <Kpi label={m.insight_cancelled_worth()} value={money(total.total)} />
        <Kpi label={m.insight_goes_back()} value={money(total.goesBack)} />
        <Kpi
          label={m.insight_paid_back()}
          value={money(total.paidBack)}
          note={total.paidBack === total.goesBack ? m.insight_all_back() : undefined}
        />
      </div>
      <ReportPanels
        title={m.insight_cancelled_by_reason()}
        isEmpty={rows.length === 0}
        picture={
          <Chart
            label={m.insight_cancelled_by_reason()}
            across={m.insight_reason()}
            kind="bars"
            height={200}
            format={countText}
            tabled
            labels={rows.map(({ reason }) => reasonWords(reason))}
            series={[{ name: m.insight_orders(), values: rows.map(({ orders }) => orders) }]}
          />
        }
      >
        <DataTable
          label={m.insight_cancelled_by_reason()}
          columns={cancelledColumns()}
          rows={rows}
          rowKey={({ reason, by }) => `${reason} ${by}`}
          stale={isPlaceholderData}
        />
      </ReportPanels>
    </>
  )
}

const cancelledColumns = (): Column<CancelledRow>[] => {
  const sum = (key: 'total' | 'goesBack' | 'paidBack', head: string): Column<CancelledRow> => ({
    key,
    head,
    right: true,
    sort: (row) => row[key],
    cell: (row) => money(row[key]),
  })
  return [
    {
      key: 'reason',
      head: m.insight_reason(),
      sort: ({ reason }) => reasonWords(reason),
      cell: ({ reason }) => <b>{reasonWords(reason)}</b>,
    },
    { key: 'by', head: m.insight_by_whom(), sort: ({ by }) => byWords(by), cell: ({ by }) => byWords(by) },
    { key: 'orders', head: m.insight_orders(), right: true, sort: ({ orders }) => orders, cell: ({ orders }) => countText(orders) },
    sum('total', m.insight_cancelled_worth()),
    sum('goesBack', m.insight_goes_back()),
    sum('paidBack', m.insight_paid_back()),
  ]
}
