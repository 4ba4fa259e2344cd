import { todayGet } from '@harbour/protocol'
import { addMinutes, startOfDay } from '@harbour/rules'
import { csvOf, dollars, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { dayLength } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import { isRead, patience } from '../scope.ts'
import { byKey, salesOf } from '../sales-sums.ts'
import { shopName } from '../shop-name.ts'
import { unwatchedTablets } from '../unwatched-tablets.ts'

export const todayGetAction = handle(todayGet, async ({ csv, ...asked }, call) => {
  const now = call.clock.now()
  const scope = reportScope(asked, 'report.read', call)
  const from = startOfDay(now)
  const today = { before: from, from, to: from + dayLength }
  const [sales] = byKey(await call.salesReports.sales(scope, today, 'all'))
  const hour = new Map((await call.orderReports.lastHour(scope, now)).map(({ ago, orders }) => [ago, orders]))
  const minutes = Array.from({ length: 60 }, (_, at) => hour.get(59 - at) ?? 0)
  const late = await call.orderReports.late(scope, now)
  const cancelled = await call.orderReports.cancelledIn(scope, today)
  const silent = await call.orderReports.silent(scope, addMinutes(now, -patience))
  const paused = call.catalogue
    .shops(scope.brand)
    .flatMap(({ storeId, pausedUntil }) =>
      isRead(scope, storeId) && pausedUntil !== null && pausedUntil > now ? [{ storeId, until: pausedUntil }] : [],
    )
  const tablets = await unwatchedTablets(scope, call)
  const answer = {
    minutes,
    sales: salesOf(sales?.now),
    late,
    cancelled,
    silent: silent.map((shop) => ({ ...shop, name: shopName(shop.storeId, call) })),
    paused: paused.map((shop) => ({ ...shop, name: shopName(shop.storeId, call) })),
    tablets: tablets.map((tablet) => ({ ...tablet, name: shopName(tablet.storeId, call) })),
  }
  return { ...answer, csv: csvOf(csv, factsOf(answer), columns) }
})

type Today = {
  minutes: number[]
  sales: { orders: number; sold: number; refunds: number; net: number }
  late: number
  cancelled: number
  silent: { storeId: string; orders: number }[]
  paused: { storeId: string }[]
  tablets: { storeId: string; state: string }[]
}
type Fact = [what: string, of: string, value: number]

/** All that the answer says, a line each. */
function factsOf({ minutes, sales, late, cancelled, silent, paused, tablets }: Today): Fact[] {
  return [
    ['orders', '', sales.orders],
    ['sold', '', dollars(sales.sold)],
    ['refunds', '', dollars(sales.refunds)],
    ['net', '', dollars(sales.net)],
    ['late', '', late],
    ['cancelled', '', cancelled],
    ...silent.map(({ storeId, orders }): Fact => ['unanswered', storeId, orders]),
    ...paused.map(({ storeId }): Fact => ['paused', storeId, 1]),
    ...tablets.map(({ storeId, state }): Fact => [`tablet ${state}`, storeId, 1]),
    ...minutes.map((orders, at): Fact => ['orders of a minute', `${59 - at} minutes ago`, orders]),
  ]
}

const columns: Column<Fact>[] = [
  ['what', ([what]) => what],
  ['of', ([, of]) => of],
  ['value', ([, , value]) => value],
]
