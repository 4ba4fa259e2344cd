import { settlementCasesGet, type CaseClass } from '@harbour/protocol'
import { cents, formatMoment } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { csvOf, dollars, orEmpty, type Column } from '../../reports/csv-report.ts'
import { periodOf } from '../../reports/period.ts'
import { caseScope } from '../case-scope.ts'
import { caseShown } from '../case-shown.ts'
import { handle } from '../deps.ts'
import { ownersOf } from '../owners.ts'
import type { CaseRow } from '../store/settlement-cases.ts'

/** A month, in days: the ledger is read line by line for it. */
const mostDays = 31

export const settlementCasesGetAction = handle(settlementCasesGet, async ({ csv, ...request }, call) => {
  const period = periodOf(request, call.clock.now(), mostDays)
  if (typeof period === 'string') throw refuse(settlementCasesGet, period)
  const scope = caseScope(call)
  const sums = call.settlementSums
  const found = await call.db.transaction(async (rows) => ({
    matched: await sums.matched(rows, scope, period),
    waiting: await sums.waiting(rows, scope, period),
    ...(await sums.kept(rows, scope, period)),
    rounding: await sums.rounding(rows, scope, period),
    cases: await call.settlementCases.of(rows, scope, period),
    files: await call.settlementFiles.of(rows, scope.brand, period),
  }))
  const open = found.cases.filter(({ state }) => state === 'open')
  const classOf = (wanted: CaseClass) => sumOf(found.cases.filter((one) => one.class === wanted && one.reason !== 'matched'))
  return {
    ...found,
    differing: classOf('differing'),
    oursOnly: classOf('oursOnly'),
    theirsOnly: classOf('theirsOnly'),
    unexplained: { cases: open.length, cents: sumOf(open).amount },
    cases: found.cases.map((row) => caseShown(row, call)),
    owners: await ownersOf(call),
    csv: csvOf(csv, found.cases, columns),
  }
})

/** The cents of differences, without their sign: two that are even are two, not none. */
const sumOf = (cases: readonly CaseRow[]) => ({
  count: cases.length,
  amount: cents(cases.reduce((all, { difference }) => all + Math.abs(difference), 0)),
})

const columns: Column<CaseRow>[] = [
  ['class', (row) => row.class],
  ['provider', ({ provider }) => provider],
  ['order', ({ orderNo }) => orEmpty(orderNo)],
  ['shop', ({ storeId }) => orEmpty(storeId)],
  ['ours', ({ ours }) => orEmpty(ours === null ? null : dollars(ours))],
  ['theirs', ({ theirs }) => orEmpty(theirs === null ? null : dollars(theirs))],
  ['difference', ({ difference }) => dollars(difference)],
  ['their reference', ({ theirRef }) => orEmpty(theirRef)],
  ['happened', ({ happenedAt }) => formatMoment(happenedAt)],
  ['state', ({ state }) => state],
  ['reason', ({ reason }) => orEmpty(reason)],
  ['owner', ({ ownerName }) => orEmpty(ownerName)],
  ['note', ({ note }) => note],
]
