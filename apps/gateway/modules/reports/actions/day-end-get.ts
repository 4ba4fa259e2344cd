import { dayEndGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, orEmpty, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { businessDay, readDayEnd } from '../read-day-end.ts'

export const dayEndGetAction = handle(dayEndGet, async ({ csv, ...asked }, call) => {
  const day = businessDay(asked, call.settings.businessDayEnds, call.clock.now())
  if (!day) throw refuse(dayEndGet, 'PERIOD_INVALID')
  const dayEnd = await call.db.transaction((rows) => readDayEnd(rows, day, call))
  return { ...dayEnd, csv: csvOf(csv, factsOf(dayEnd), columns) }
})

type Fact = [what: string, of: string, value: number | null]

function factsOf({ methods, cashExpected, cashCounted, difference, open, ...more }: Awaited<ReturnType<typeof readDayEnd>>): Fact[] {
  const { cash, float, short, withRiders, carried, ways, hours, cancelled, promise } = more
  return [
    ...methods.flatMap(({ method, takings, refunds }): Fact[] => [
      ['takings', method, dollars(takings)],
      ['refunds', method, dollars(refunds)],
    ]),
    ['cash expected', '', dollars(cashExpected)],
    ['cash counted', '', cashCounted === null ? null : dollars(cashCounted)],
    ['difference', '', difference === null ? null : dollars(difference)],
    ['open orders', '', open],
    ['float', '', dollars(float)],
    ['cash at the counter', '', dollars(cash.counter.takings)],
    ['cash by riders', '', dollars(cash.riders.takings)],
    ['cash short', '', dollars(short)],
    ['cash with riders now', '', dollars(withRiders.amount)],
    ['cash not handed in', '', dollars(carried)],
    ...methods.map(({ method, orders }): Fact => ['orders', method, orders]),
    ...Object.entries(ways).map(([way, orders]): Fact => ['orders', way, orders]),
    ...hours.map(({ hour, orders }): Fact => ['orders by hour', `${hour}`, orders]),
    ['cancelled', 'by shop', cancelled.byShop],
    ['cancelled', 'by guest', cancelled.byGuest],
    ['cancelled', 'unanswered', cancelled.unanswered],
    ['promises', 'all', promise.orders],
    ['promises', 'kept', promise.kept],
  ]
}

const columns: Column<Fact>[] = [
  ['what', ([what]) => what],
  ['method', ([, method]) => method],
  ['value', ([, , value]) => orEmpty(value)],
]
