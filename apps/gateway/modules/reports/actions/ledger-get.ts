import { ledgerGet } from '@harbour/protocol'
import { formatMoment } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, orEmpty, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { beginOf, dayLength, periodOf } from '../period.ts'
import { reportScope } from '../report-scope.ts'
import type { LedgerLine } from '../store/ledger-reports.ts'

const page = 100

/** The most lines of a file: a spreadsheet opens no more with ease. */
const mostInFile = 100_000

export const ledgerGetAction = handle(ledgerGet, async ({ day, account = null, after = 0, csv, wholeDay, ...asked }, call) => {
  if (typeof periodOf({ from: day, to: day }, call.clock.now()) === 'string') throw refuse(ledgerGet, 'PERIOD_INVALID')
  const scope = reportScope(asked, 'ledger.read', call)
  const span = { from: beginOf(day), to: beginOf(day) + dayLength }
  const query = { ...span, account, find: asked.find || null }
  const found = await call.ledgerReports.lines(scope, { ...query, after, most: page + 1 })
  const lines = found.slice(0, page)
  const inFile = csv && wholeDay ? await call.ledgerReports.lines(scope, { ...query, after: 0, most: mostInFile }) : lines
  const accounts = await call.ledgerReports.accounts(scope, span)
  return { lines, more: found.length > page, accounts, csv: csvOf(csv, inFile, columns) }
})

const columns: Column<LedgerLine>[] = [
  ['line', ({ lineNo }) => lineNo],
  ['booking', ({ bookingId }) => bookingId],
  ['at', ({ at }) => formatMoment(at)],
  ['order', ({ orderNo }) => orderNo],
  ['shop', ({ storeId }) => storeId],
  ['account', ({ account }) => account],
  ['amount', ({ amount }) => dollars(amount)],
  ['payment', ({ paymentId }) => orEmpty(paymentId)],
  ['refund', ({ refundId }) => orEmpty(refundId)],
]
