import { catalogueRecordRevert } from '@harbour/protocol'
import { hasRight } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { recordState, revertRecord } from '../draft-store.ts'
import { editDraft, revisionOf } from '../open-draft.ts'
import { isOfMarketing } from '../record-kinds.ts'

export const catalogueRecordRevertAction = handle(catalogueRecordRevert, async ({ versionNo, kind, id, seen }, call) => {
  if (!isOfMarketing(kind) && !hasRight(call.caller.grants, 'catalogue.edit')) throw refuseCommon('NOT_ALLOWED')
  return editDraft(call, versionNo, async (rows) => {
    const { changedBy, hash, liveHash } = await recordState(rows, { versionNo, kind, id })
    if (changedBy === null) throw refuse(catalogueRecordRevert, 'RECORD_UNKNOWN')
    if (hash !== seen) throw refuse(catalogueRecordRevert, 'RECORD_CHANGED')
    await revertRecord(rows, { versionNo, kind, id })
    const done = { action: catalogueRecordRevert.name, subject: `${kind} ${id}` }
    await call.audit.write(rows, { ...done, before: { versionNo, hash }, after: { versionNo, hash: liveHash } }, call)
    return { revision: await revisionOf(rows, versionNo) }
  })
})
