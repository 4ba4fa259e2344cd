import { couponCostGet } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { localize } from '../../../platform/localized-text.ts'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { periodOf } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import type { CostRow } from '../store/sales-reports.ts'

export const couponCostGetAction = handle(couponCostGet, async ({ csv, ...asked }, call) => {
  const period = periodOf(asked, call.clock.now())
  if (typeof period === 'string') throw refuse(couponCostGet, period)
  const costs = await call.salesReports.couponCosts(reportScope(asked, 'report.read', call), period)
  const rows = costs.map((row) => ({ ...row, name: localize(row, call.language) }))
  const takenOff = {
    promotions: sum(costs.filter(({ kind }) => kind === 'promotion')),
    coupons: sum(costs.filter(({ kind }) => kind !== 'promotion')),
  }
  return { rows, takenOff, csv: csvOf(csv, rows, columns) }
})

const sum = (rows: readonly CostRow[]) => cents(rows.reduce((total, { takenOff }) => total + takenOff, 0))

const columns: Column<CostRow & { name: string }>[] = [
  ['kind', ({ kind }) => kind],
  ['key', ({ key }) => key],
  ['name', ({ name }) => name],
  ['uses', ({ uses }) => uses],
  ['taken off', ({ takenOff }) => dollars(takenOff)],
  ['sold', ({ sold }) => dollars(sold)],
]
