import { uidOf } from '@harbour/chain/sold-menu.ts'
import { ratingGet, type Rated } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, orEmpty, type Column } from '../csv-report.ts'
import { handle, type Call } from '../deps.ts'
import { periodOf } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import { shopName } from '../shop-name.ts'
import type { RatingRow } from '../store/rating-reports.ts'

export const ratingGetAction = handle(ratingGet, async ({ csv, ...asked }, call) => {
  const period = periodOf(asked, call.clock.now())
  if (typeof period === 'string') throw refuse(ratingGet, period)
  const scope = reportScope(asked, 'report.read', call)
  const [rows, rated] = await Promise.all([call.ratingReports.sums(scope, period), call.ratingReports.dishes(scope, period)])
  const [total = nothing] = rows.filter(({ kind }) => kind === 'all').map(ratedOf)
  const shops = rows.filter(({ kind }) => kind === 'shop').map((row) => ({ key: row.key, name: shopName(row.key, call), ...ratedOf(row) }))
  const dishes = dishesNamed(rated, { catalogue: call.catalogue, language: call.language, brand: scope.brand })
  return { shops, dishes, total, csv: csvOf(csv, [...shops.map(shopLine), ...dishes.map(dishLine)], columns) }
})

const none = { count: 0, low: 0, average: null }
const nothing: Rated = { orders: 0, words: 0, food: none, delivery: none }

const ratedOf = ({ orders, words, ...row }: RatingRow): Rated => ({
  orders,
  words,
  food: { count: row.foodCount, low: row.foodLow, average: row.foodAverage },
  delivery: { count: row.deliveryCount, low: row.deliveryLow, average: row.deliveryAverage },
})

/** Dishes with their names of today; one that has left the menu has its id. */
function dishesNamed<Row extends { key: string }>(
  rows: readonly Row[],
  { catalogue, brand, language }: Pick<Call, 'catalogue' | 'brand' | 'language'>,
) {
  const products = catalogue.products(brand, language)
  return rows.map((row) => ({ ...row, name: products.get(uidOf(brand, row.key))?.name ?? row.key }))
}

type Named = { key: string; name: string }
type Line = Named & { by: 'shop' | 'dish'; food: Rated['food']; delivery: Rated['food'] | null; words: number | null }

const shopLine = ({ key, name, food, delivery, words }: Named & Rated): Line => ({ by: 'shop', key, name, food, delivery, words })
const dishLine = ({ key, name, ...food }: Named & Rated['food']): Line => ({ by: 'dish', key, name, food, delivery: null, words: null })

const columns: Column<Line>[] = [
  ['by', ({ by }) => by],
  ['key', ({ key }) => key],
  ['name', ({ name }) => name],
  ['food ratings', ({ food }) => food.count],
  ['food average', ({ food }) => orEmpty(food.average)],
  ['food low', ({ food }) => food.low],
  ['delivery ratings', ({ delivery }) => orEmpty(delivery && delivery.count)],
  ['delivery average', ({ delivery }) => orEmpty(delivery && delivery.average)],
  ['delivery low', ({ delivery }) => orEmpty(delivery && delivery.low)],
  ['words', ({ words }) => orEmpty(words)],
]
