import { m } from '../../../paraglide/messages.js'
import { AsOf } from '../../ui/AsOf.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { usePromises, useRatings } from '../reports/report-queries.ts'
import { ReportPanels, Unread } from '../reports/ReportPanels.tsx'
import type { ReportAddress } from '../reports/use-report-address.ts'
import { averageText } from './average-text.ts'
import { dishColumns, shopColumns } from './rating-columns.tsx'
import { RatingKpis } from './RatingKpis.tsx'
import { RatingList } from './RatingList.tsx'

/** The bars that a picture has room for. */
const mostBars = 12

/** The ratings that guests gave their orders: by shop beside the promises kept, by dish, and one by one, the lowest first. */
export function RatingReport({ report }: { report: ReportAddress }) {
  const { data, before, error, refetch, isPlaceholderData } = useRatings(report)
  const promises = usePromises(report)
  if (!data) return <Unread error={error} onRetry={refetch} />
  const kept = new Map(promises.data?.shops.map(({ key, share }) => [key, share]))
  const shops = data.shops.toSorted((one, other) => lowestFirst(one.food.average, other.food.average))
  const dishes = data.dishes.toSorted((one, other) => lowestFirst(one.average, other.average))
  const drawn = shops.filter(({ food }) => food.average !== null).slice(0, mostBars)
  if (data.total.orders === 0)
    return (
      <Panel>
        <Empty title={m.insight_rating_none()}>
          <p>{m.insight_rating_none_say()}</p>
        </Empty>
      </Panel>
    )
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={[data, promises.data]} />
      <RatingKpis total={data.total} before={before?.total} />
      <ReportPanels
        title={m.insight_rating_by_shop()}
        sub={m.insight_rating_by_shop_sub()}
        isEmpty={false}
        picture={
          <Chart
            label={m.insight_rating_by_shop()}
            across={m.insight_shop()}
            kind="bars"
            height={200}
            format={averageText}
            tabled
            labels={drawn.map(({ name }) => name)}
            series={[{ name: m.insight_rating_food(), values: drawn.map(({ food }) => food.average) }]}
          />
        }
      >
        <DataTable
          label={m.insight_rating_by_shop()}
          columns={shopColumns(kept)}
          rows={shops}
          rowKey={({ key }) => key}
          stale={isPlaceholderData}
        />
      </ReportPanels>
      <Panel bare title={m.insight_rating_by_dish()} sub={m.insight_rating_by_dish_sub()}>
        <DataTable
          label={m.insight_rating_by_dish()}
          columns={dishColumns()}
          rows={dishes}
          rowKey={({ key }) => key}
          stale={isPlaceholderData}
        />
      </Panel>
      <RatingList report={report} />
    </>
  )
}

/** Puts the lowest mean first, and last what nobody rated. */
const lowestFirst = (one: number | null, other: number | null): number => (one ?? Infinity) - (other ?? Infinity) || 0
