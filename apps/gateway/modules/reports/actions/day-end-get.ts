import { dayEndGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, orEmpty, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { businessDay, readDayEnd } from '../read-day-end.ts'

export const dayEndGetAction = handle(dayEndGet, async ({ csv, ...asked }, call) => {
  const day = businessDay(asked, call.settings.businessDayEnds, call.clock.now())
  if (!day) throw refuse(dayEndGet, 'PERIOD_INVALID')
  const dayEnd = await call.db.transaction((rows) => readDayEnd(rows, day, call))
  const { methods, cashExpected, cashCounted, difference, open } = dayEnd
  const facts: Fact[] = [
    ...methods.flatMap(({ method, takings, refunds }): Fact[] => [
      ['takings', method, dollars(takings)],
      ['refunds', method, dollars(refunds)],
    ]),
    ['cash expected', '', dollars(cashExpected)],
    ['cash counted', '', cashCounted === null ? null : dollars(cashCounted)],
    ['difference', '', difference === null ? null : dollars(difference)],
    ['open orders', '', open],
  ]
  return { ...dayEnd, csv: csvOf(csv, facts, columns) }
})

type Fact = [what: string, method: string, value: number | null]

const columns: Column<Fact>[] = [
  ['what', ([what]) => what],
  ['method', ([, method]) => method],
  ['value', ([, , value]) => orEmpty(value)],
]
