import { shortDay } from '../../../lib/calendar-day.ts'
import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { OverviewLists } from './OverviewLists.tsx'
import { usePromises, useSales } from './report-queries.ts'
import { Unread } from './ReportPanels.tsx'
import { hourWords, rowWords } from './report-words.ts'
import { salesColumns } from './sales-columns.tsx'
import { SalesKpis } from './SalesKpis.tsx'
import { SalesChart } from './SalesChart.tsx'
import { daysFilled } from './sales-rows.ts'
import type { ReportAddress } from './use-report-address.ts'

/** A period at a glance: sales by day beside the promise, then shops, dishes and methods, and each day's numbers. */
export function Overview({ report }: { report: ReportAddress }) {
  const { data, error, refetch, isPlaceholderData } = useSales(report, 'day')
  const promises = usePromises(report)
  if (!data) return <Unread error={error} onRetry={refetch} />
  const days = daysFilled(data.rows, report.period)
  const promise = promises.data && { now: promises.data.total.share, before: promises.before?.total.share ?? null }
  const hours = promises.data?.hours ?? []
  return (
    <>
      <SalesKpis total={data.total} compared={report.compared} promise={promise} />
      <ErrorNote error={error ?? promises.error} onRetry={() => (error ? refetch() : promises.refetch())} />
      <AsOf answers={[data, promises.data]} />
      <div className="rpt__two">
        <Panel title={m.insight_by_day()}>
          <SalesChart
            rows={days}
            compared={report.compared}
            label={m.insight_by_day()}
            across={m.insight_day()}
            words={({ key }) => shortDay(key)}
          />
        </Panel>
        <Panel title={m.insight_promise_by_hour()} sub={m.insight_promise_sub()}>
          <Chart
            label={m.insight_promise_by_hour()}
            across={m.insight_hour()}
            kind="bars"
            height={200}
            format={(share) => `${Math.round(share)}%`}
            labels={hours.map(({ key }) => hourWords(key))}
            series={[{ name: m.insight_kept(), values: hours.map(({ share }) => (share === null ? null : share * 100)) }]}
          />
        </Panel>
      </div>
      <OverviewLists report={report} promises={promises.data?.shops ?? []} />
      <Panel bare title={m.insight_each_day()}>
        <DataTable
          label={m.insight_each_day()}
          columns={salesColumns(m.insight_day(), (row) => rowWords('day', row), report.compared)}
          rows={days}
          rowKey={({ key }) => key}
          stale={isPlaceholderData}
        />
      </Panel>
    </>
  )
}
