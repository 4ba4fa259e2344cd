import { dayEndListGet } from '@harbour/protocol'
import { cents, formatMoment } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, orEmpty, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { periodOf } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import { shopName } from '../shop-name.ts'
import type { DayEndRow } from '../store/day-end-reports.ts'

const hour = 60 * 60_000

export const dayEndListGetAction = handle(dayEndListGet, async ({ csv, ...asked }, call) => {
  const period = periodOf(asked, call.clock.now())
  if (typeof period === 'string') throw refuse(dayEndListGet, period)
  const shift = call.settings.businessDayEnds * hour
  const span = { from: period.from + shift, to: period.to + shift }
  const scope = reportScope(asked, 'ledger.read', call)
  const found = await call.dayEndReports.list(scope, { ...span, endsAtHour: call.settings.businessDayEnds })
  const days = found
    .filter(({ storeId }) => (call.catalogue.shop(storeId)?.brand ?? scope.brand) === scope.brand)
    .map((row) => ({ ...row, shop: shopName(row.storeId, call), difference: differenceOf(row) }))
  const total = {
    cash: cents(days.reduce((sum, { cash }) => sum + cash, 0)),
    difference: cents(days.reduce((sum, { difference }) => sum + (difference ?? 0), 0)),
    uncounted: days.filter(({ counts }) => counts === 0).length,
  }
  return { days, total, csv: csvOf(csv, days, columns) }
})

const differenceOf = ({ counted, expected }: DayEndRow) => (counted === null || expected === null ? null : cents(counted - expected))

const sum = (cents: number | null) => orEmpty(cents === null ? null : dollars(cents))

const columns: Column<DayEndRow & { shop: string; difference: number | null }>[] = [
  ['day', ({ day }) => day],
  ['shop', ({ storeId }) => storeId],
  ['name', ({ shop }) => shop],
  ['cash in the ledger', ({ cash }) => dollars(cash)],
  ['not collected', ({ short }) => dollars(short)],
  ['float', ({ float }) => sum(float)],
  ['expected', ({ expected }) => sum(expected)],
  ['counted', ({ counted }) => sum(counted)],
  ['difference', ({ difference }) => sum(difference)],
  ['counts', ({ counts }) => counts],
  ['at', ({ at }) => orEmpty(at === null ? null : formatMoment(at))],
  ['by', ({ staffName }) => orEmpty(staffName)],
  ['note', ({ note }) => orEmpty(note)],
]
