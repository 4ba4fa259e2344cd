import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Text } from '../units.ts'
import { Csv, Day, Sum, Whole } from '../reports/report.ts'
import { Counted, SettlementCase, SettlementFile } from './settlement.ts'

/**
 * The books of some days, 31 at most, beside those of the providers, as their files have them: the four classes, the cases of those days, all from before that are not settled, and what
 * explains itself. `waiting` is what the ledger has and no file has come for; `fees` and `payouts` are what providers kept and what they
 * paid out. `unexplained` is of open cases alone, in cents without their sign. `owners` are the people who may look after a case. A movement belongs to the day on
 * which it happened.
 */
export const settlementCasesGet = action('candao.settlement.settlementCasesGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'ledger.read',
  content: { from: Day, to: Day, csv: v.optional(v.boolean()) },
  data: v.object({
    matched: Counted,
    differing: Counted,
    oursOnly: Counted,
    theirsOnly: Counted,
    waiting: Counted,
    fees: Sum,
    payouts: Sum,
    rounding: Sum,
    unexplained: v.object({ cases: Whole, cents: Sum }),
    cases: v.array(SettlementCase),
    files: v.array(SettlementFile),
    owners: v.array(v.object({ staffId: Guid, name: Text })),
    csv: Csv,
  }),
  refusals: ['PERIOD_INVALID', 'PERIOD_TOO_LONG'],
})
