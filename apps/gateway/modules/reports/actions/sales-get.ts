import { salesGet, type DishSales, type Sales, type SalesBy } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, type Column } from '../csv-report.ts'
import { handle, type Call } from '../deps.ts'
import { periodOf } from '../period.ts'
import { shopName } from '../shop-name.ts'
import { reportScope } from '../report-scope.ts'
import { byKey, salesOf } from '../sales-sums.ts'
import type { DishRow } from '../store/sales-reports.ts'
import { localize } from '../../../platform/localized-text.ts'

export const salesGetAction = handle(salesGet, async ({ by, csv, ...asked }, call) => {
  const period = periodOf(asked, call.clock.now())
  if (typeof period === 'string') throw refuse(salesGet, period)
  const scope = reportScope(asked, 'report.read', call)
  const [all] = byKey(await call.salesReports.sales(scope, period, 'all'))
  const total = { now: salesOf(all?.now), before: salesOf(all?.before) }
  if (by === 'dish') {
    const dishes = byKey(await call.salesReports.dishes(scope, period)).map((dish) => dishShown(dish, call))
    return { rows: [], dishes, total, csv: csvOf(csv, dishes, dishColumns) }
  }
  const rows = byKey(await call.salesReports.sales(scope, period, by)).map(({ key, now, before }) => ({
    key,
    name: nameOf(key, by, call),
    now: salesOf(now),
    before: salesOf(before),
  }))
  return { rows, dishes: [], total, csv: csvOf(csv, rows, salesColumns) }
})

type Named<Sums> = { key: string; name: string; now: Sums; before: Sums }

const nameOf = (key: string, by: SalesBy, call: Pick<Call, 'catalogue' | 'language'>) => (by === 'shop' ? shopName(key, call) : key)

function dishShown({ key, now, before }: ReturnType<typeof byKey<DishRow>>[number], { language }: Pick<Call, 'language'>) {
  const named = now ?? before
  return { key, name: named ? localize(named, language) : key, now: dishOf(now), before: dishOf(before) }
}

const dishOf = (row: DishRow | undefined): DishSales => ({
  orders: row?.orders ?? 0,
  items: row?.items ?? 0,
  gross: row?.gross ?? cents(0),
})

const naming: Column<{ key: string; name: string }>[] = [
  ['key', ({ key }) => key],
  ['name', ({ name }) => name],
]
/** The counts among the sums; all others are money. */
const counts = new Set(['orders', 'items'])

function sumColumns<Field extends string>(fields: readonly Field[]): Column<Named<Record<Field, number>>>[] {
  const column = (heading: string, period: 'now' | 'before', field: Field): Column<Named<Record<Field, number>>> => [
    heading,
    (row) => (counts.has(field) ? row[period][field] : dollars(row[period][field])),
  ]
  return [...fields.map((field) => column(field, 'now', field)), ...fields.map((field) => column(`${field} before`, 'before', field))]
}

const salesColumns: Column<Named<Sales>>[] = [
  ...naming,
  ...sumColumns(['orders', 'gross', 'promotions', 'coupons', 'points', 'fees', 'sold', 'refunds', 'net', 'average']),
]
const dishColumns: Column<Named<DishSales>>[] = [...naming, ...sumColumns(['orders', 'items', 'gross'])]
