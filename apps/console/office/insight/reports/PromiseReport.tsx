import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { Kpi } from '../../ui/Kpi.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { countText, minutesText, shareText } from './change-text.ts'
import { promiseColumns } from './promise-columns.tsx'
import { usePromises } from './report-queries.ts'
import { ReportPanels, Unread } from './ReportPanels.tsx'
import { hourWords } from './report-words.ts'
import { ShareBeside } from './ShareBeside.tsx'
import type { ReportAddress } from './use-report-address.ts'

/** Promises that were kept, by hour as a picture, by shop and hour as tables, with how far the quote itself was off. */
export function PromiseReport({ report }: { report: ReportAddress }) {
  const { data, before, error, refetch, isPlaceholderData } = usePromises(report)
  if (!data) return <Unread error={error} onRetry={refetch} />
  const { total, hours, shops } = data
  const shareBefore = before?.total.share ?? null
  const percent = (share: number | null | undefined) => (share == null ? null : share * 100)
  const earlier = new Map(before?.hours.map(({ key, share }) => [key, share]))
  const series = [{ name: m.insight_kept(), values: hours.map(({ share }) => percent(share)) }]
  const seriesBefore = { name: m.insight_kept_before(), look: 'before' as const, values: hours.map(({ key }) => percent(earlier.get(key))) }
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[data, before]} />
      <div className="kpis">
        <Kpi
          label={m.insight_promise_kept()}
          value={shareText(total.share)}
          note={report.compared && <ShareBeside now={total.share} before={shareBefore} />}
        />
        <Kpi
          label={m.insight_promised_orders()}
          value={countText(total.orders)}
          note={m.insight_kept_count({ kept: countText(total.kept) })}
        />
        <Kpi label={m.insight_early()} value={countText(total.early)} />
        <Kpi label={m.insight_late()} value={countText(total.late)} />
        <Kpi
          label={m.insight_quote_error()}
          value={m.insight_minutes({ minutes: minutesText(total.median) })}
          note={m.insight_quote_range({ earliest: minutesText(total.earliest), latest: minutesText(total.latest) })}
        />
      </div>
      <ReportPanels
        title={m.insight_promise_by_hour()}
        sub={m.insight_promise_sub()}
        isEmpty={total.orders === 0}
        picture={
          <Chart
            label={m.insight_promise_by_hour()}
            across={m.insight_hour()}
            kind="bars"
            height={200}
            format={(share) => `${Math.round(share)}%`}
            tabled
            labels={hours.map(({ key }) => hourWords(key))}
            series={report.compared ? [...series, seriesBefore] : series}
          />
        }
      >
        <DataTable
          label={m.insight_promise_by_shop()}
          columns={promiseColumns(m.insight_shop(), ({ name }) => name)}
          rows={shops.toSorted((one, other) => (one.share ?? 1) - (other.share ?? 1))}
          rowKey={({ key }) => key}
          stale={isPlaceholderData}
        />
      </ReportPanels>
      {hours.length > 0 && (
        <Panel bare title={m.insight_promise_by_hour()}>
          <DataTable
            label={m.insight_promise_by_hour()}
            columns={promiseColumns(m.insight_hour(), ({ key }) => hourWords(key))}
            rows={hours}
            rowKey={({ key }) => key}
            stale={isPlaceholderData}
          />
        </Panel>
      )}
    </>
  )
}
