import { settlementCaseSave } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { mustStepUp } from '../../staff/step-up.ts'
import { caseScope } from '../case-scope.ts'
import { caseShown, needsSecond } from '../case-shown.ts'
import { handle, type Call } from '../deps.ts'
import { ownersOf } from '../owners.ts'
import type { CaseChange, CaseRow } from '../store/settlement-cases.ts'

export const settlementCaseSaveAction = handle(settlementCaseSave, async ({ ownerId, ...request }, call) => {
  const owners = await ownersOf(call)
  const owner = ownerId === null ? null : ownerId.toLowerCase()
  return call.db.transaction(async (rows) => {
    const scope = caseScope(call)
    const before = await call.settlementCases.find(rows, scope, request.caseId.toLowerCase())
    if (!before) throw refuse(settlementCaseSave, 'CASE_UNKNOWN')
    if (owner !== null && owner !== before.ownerId && !owners.some(({ staffId }) => staffId === owner))
      throw refuse(settlementCaseSave, 'STAFF_UNKNOWN')
    const change = judged({ ...request, ownerId: owner }, before, call)
    const changed = await call.settlementCases.change(rows, change)
    const now = await call.settlementCases.find(rows, scope, before.caseId)
    if (!changed || !now) throw refuse(settlementCaseSave, 'CASE_CHANGED')
    const told = ({ state, reason, ownerName, note }: CaseRow) => ({ state, reason, ownerName, note })
    const audited = {
      subject: before.orderNo ?? before.theirRef ?? before.caseId,
      brand: scope.brand,
      before: told(before),
      after: told(now),
    }
    await call.audit.write(rows, { action: settlementCaseSave.name, ...audited }, call)
    return caseShown(now, call)
  })
})

type CaseRequest = Omit<CaseChange, 'explainedById'>

/** The change, where it may be made. What a file has settled stays so until somebody opens it again. */
function judged(request: CaseRequest, before: CaseRow, { caller, clock }: Pick<Call<'staff'>, 'caller' | 'clock'>): CaseChange {
  const { state, note } = request
  const base = { ...request, caseId: before.caseId }
  if (before.revision !== request.revision) throw refuse(settlementCaseSave, 'CASE_CHANGED')
  if (state === 'open') return { ...base, reason: null, explainedById: null }
  if (request.reason === null || note === '') throw refuse(settlementCaseSave, 'CASE_UNEXPLAINED')
  const isSame = before.state !== 'open' && before.reason === request.reason && before.note === note
  const explainedById = isSame ? (before.explainedById ?? caller.staffId) : caller.staffId
  if (state === 'settled' && before.state !== 'settled' && needsSecond(before)) {
    if (before.state === 'open' || explainedById === caller.staffId) throw refuse(settlementCaseSave, 'CASE_SECOND_PERSON')
    if (mustStepUp(caller.provenAt, clock.now())) throw refuseCommon('STEP_UP')
  }
  return { ...base, explainedById }
}
