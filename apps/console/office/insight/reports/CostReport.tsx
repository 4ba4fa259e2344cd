import type { Answer, couponCostGet } from '@harbour/protocol'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { Kpi } from '../../ui/Kpi.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Beside } from './Beside.tsx'
import { changeOf, changeText, countText } from './change-text.ts'
import { useCosts } from './report-queries.ts'
import { ReportPanels, Unread } from './ReportPanels.tsx'
import type { ReportAddress } from './use-report-address.ts'

type CostRow = Answer<typeof couponCostGet>['rows'][number]

/** The bars that a picture has room for. */
const mostBars = 12

/** The cost of promotions, promo codes and coupons, with what the orders that had them were sold for. */
export function CostReport({ report }: { report: ReportAddress }) {
  const { data, before, error, refetch, isPlaceholderData } = useCosts(report)
  if (!data) return <Unread error={error} onRetry={refetch} />
  const { rows, takenOff } = data
  const shown = rows.slice(0, mostBars)
  const sum = (key: 'promotions' | 'coupons') => {
    const earlier = before?.takenOff[key]
    const change = earlier === undefined ? null : changeOf(takenOff[key], earlier)
    return earlier !== undefined && <Beside by={change} words={changeText(change)} before={money(earlier)} lessIsBetter />
  }
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[data, before]} />
      <div className="kpis">
        <Kpi label={m.insight_off_promotions()} value={money(takenOff.promotions)} note={sum('promotions')} />
        <Kpi label={m.insight_off_coupons()} value={money(takenOff.coupons)} note={sum('coupons')} />
      </div>
      <ReportPanels
        title={m.insight_cost()}
        isEmpty={rows.length === 0}
        picture={
          <Chart
            label={m.insight_cost()}
            across={m.insight_offer()}
            kind="bars"
            height={200}
            format={money}
            tabled
            labels={shown.map(({ name }) => name)}
            series={[{ name: m.insight_taken_off(), values: shown.map((row) => row.takenOff) }]}
          />
        }
      >
        <DataTable
          label={m.insight_cost()}
          columns={costColumns()}
          rows={rows}
          rowKey={({ kind, key }) => `${kind} ${key}`}
          stale={isPlaceholderData}
        />
      </ReportPanels>
    </>
  )
}

const costColumns = (): Column<CostRow>[] => [
  { key: 'name', head: m.insight_offer(), sort: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
  { key: 'kind', head: m.insight_kind(), sort: ({ kind }) => kindWords(kind), cell: ({ kind }) => kindWords(kind) },
  { key: 'uses', head: m.insight_uses(), right: true, sort: ({ uses }) => uses, cell: ({ uses }) => countText(uses) },
  { key: 'off', head: m.insight_taken_off(), right: true, sort: ({ takenOff }) => takenOff, cell: ({ takenOff }) => money(takenOff) },
  { key: 'sold', head: m.insight_sold_with(), right: true, sort: ({ sold }) => sold, cell: ({ sold }) => money(sold) },
]

const kindWords = (kind: CostRow['kind']): string =>
  ({ promotion: m.insight_promotion, promoCode: m.insight_promo_code, coupon: m.insight_coupon })[kind]()
