import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, text } from '../units.ts'
import { Whole } from '../reports/report.ts'
import { CaseReason, CaseState, SettlementCase } from './settlement.ts'

/**
 * Says who looks after a case, why the books differ and whether it is over. `revision` is the one that was seen: where it is another by now, the case as it stands
 * comes back with `CASE_CHANGED`. A case that is explained or settled has a reason and a note; one of more than 100 dollars is settled by another than whoever
 * explained it, who has shown lately who they are. It can be opened again, and nothing of it is erased: the audit has all of it.
 */
export const settlementCaseSave = action('candao.settlement.settlementCaseSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'ledger.read',
  content: {
    caseId: Guid,
    revision: Whole,
    state: CaseState,
    reason: v.nullable(v.picklist(CaseReason.options.filter((reason) => reason !== 'matched'))),
    ownerId: v.nullable(Guid),
    note: text(500),
  },
  data: SettlementCase,
  refusals: ['CASE_UNKNOWN', 'CASE_CHANGED', 'CASE_UNEXPLAINED', 'CASE_SECOND_PERSON', 'STAFF_UNKNOWN'],
})
