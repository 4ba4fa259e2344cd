import { cancelledGet } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, orEmpty, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { periodOf } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import type { CancelledRow } from '../store/order-reports.ts'

export const cancelledGetAction = handle(cancelledGet, async ({ csv, ...asked }, call) => {
  const period = periodOf(asked, call.clock.now())
  if (typeof period === 'string') throw refuse(cancelledGet, period)
  const rows = await call.orderReports.cancelled(reportScope(asked, 'report.read', call), period)
  const sum = (field: 'total' | 'goesBack' | 'paidBack') => cents(rows.reduce((all, row) => all + row[field], 0))
  const orders = rows.reduce((all, row) => all + row.orders, 0)
  const total = { orders, total: sum('total'), goesBack: sum('goesBack'), paidBack: sum('paidBack') }
  return { rows, total, csv: csvOf(csv, rows, columns) }
})

const columns: Column<CancelledRow>[] = [
  ['reason', ({ reason }) => orEmpty(reason)],
  ['by', ({ by }) => by],
  ['orders', ({ orders }) => orders],
  ['total', ({ total }) => dollars(total)],
  ['goes back', ({ goesBack }) => dollars(goesBack)],
  ['paid back', ({ paidBack }) => dollars(paidBack)],
]
