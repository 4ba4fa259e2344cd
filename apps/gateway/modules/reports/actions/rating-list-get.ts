import { ratingListGet } from '@harbour/protocol'
import { formatMoment } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, orEmpty, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { periodOf } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import { shopName } from '../shop-name.ts'
import type { ListedRating } from '../store/rating-reports.ts'

const pageSize = 50
const mostInFile = 10_000

export const ratingListGetAction = handle(ratingListGet, async ({ csv, low = false, words = false, before = null, ...asked }, call) => {
  const period = periodOf(asked, call.clock.now())
  if (typeof period === 'string') throw refuse(ratingListGet, period)
  const scope = reportScope(asked, 'report.read', call)
  const list = async (ask: { before: string | null; limit: number }) =>
    (await call.ratingReports.list(scope, period, { low, words, ...ask })).map((rating) => ({
      ...rating,
      storeName: shopName(rating.storeId, call),
    }))
  const found = await list({ before, limit: pageSize + 1 })
  const filed = csv ? await list({ before: null, limit: mostInFile }) : []
  return { ratings: found.slice(0, pageSize), more: found.length > pageSize, csv: csvOf(csv, filed, columns) }
})

const columns: Column<ListedRating & { storeName: string }>[] = [
  ['rated at', ({ ratedAt }) => formatMoment(ratedAt)],
  ['order', ({ orderNo }) => orderNo],
  ['pickup no', ({ pickupNo }) => pickupNo],
  ['shop', ({ storeId }) => storeId],
  ['name', ({ storeName }) => storeName],
  ['food', ({ food }) => orEmpty(food)],
  ['delivery', ({ delivery }) => orEmpty(delivery)],
  ['word', ({ word }) => orEmpty(word)],
]
