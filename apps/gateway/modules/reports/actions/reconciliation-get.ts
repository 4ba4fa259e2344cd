import { reconciliationGet } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { csvOf, dollars, type Column } from '../csv-report.ts'
import { handle } from '../deps.ts'
import { dayLength } from '../period.ts'
import { reportScope } from '../report-scope.ts'

/** The time for which bookings are added up again: what `npm run reconcile` looks at by itself. */
const looksBack = 40 * dayLength

export const reconciliationGetAction = handle(reconciliationGet, async ({ csv, ...asked }, call) => {
  const scope = reportScope(asked, 'ledger.read', call)
  const moving = await call.ledgerReports.inTransit(scope)
  const of = (wanted: string) => moving.find(({ kind }) => kind === wanted) ?? { count: 0, amount: cents(0) }
  const inTransit = { held: of('held'), toGoBack: of('toGoBack'), goingBack: of('goingBack'), byHand: of('byHand') }
  const accounts = await call.ledgerReports.unplaced(scope)
  const unexplained = await call.ledgerReports.unexplained(scope, call.clock.now() - looksBack)
  const facts: Fact[] = [
    ...Object.entries(inTransit).map(([what, { count, amount }]): Fact => [what, count, amount]),
    ...accounts.map(({ account, amount }): Fact => [account, '', amount]),
    ['unexplained', unexplained.bookings, unexplained.amount],
  ]
  return { inTransit, accounts, unexplained, csv: csvOf(csv, facts, columns) }
})

type Fact = [what: string, count: number | '', amount: number]

const columns: Column<Fact>[] = [
  ['what', ([what]) => what],
  ['count', ([, count]) => count],
  ['amount', ([, , amount]) => dollars(amount)],
]
