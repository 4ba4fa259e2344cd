import { catalogueDraftDiscard } from '@harbour/protocol'
import { hasRight } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { changedRecords } from '../draft-store.ts'
import { editDraft } from '../open-draft.ts'
import { isOfMarketing } from '../record-kinds.ts'
import { discardDraft } from '../version-store.ts'

export const catalogueDraftDiscardAction = handle(catalogueDraftDiscard, ({ versionNo, revision }, call) =>
  editDraft(call, versionNo, async (rows, draft) => {
    if (draft.revision !== revision) throw refuse(catalogueDraftDiscard, 'VERSION_CHANGED')
    const changed = await changedRecords(rows, versionNo)
    const needed = [
      ...(draft.askedAt === null ? [] : ['catalogue.publish' as const]),
      ...(changed.every(({ kind }) => isOfMarketing(kind)) ? [] : ['catalogue.edit' as const]),
    ]
    if (!needed.every((right) => hasRight(call.caller.grants, right))) throw refuseCommon('NOT_ALLOWED')
    await discardDraft(rows, versionNo)
    const before = { note: draft.note, records: changed.slice(0, 500).map(({ kind, id, hash }) => ({ kind, id, hash })) }
    await call.audit.write(rows, { action: catalogueDraftDiscard.name, subject: String(versionNo), before }, call)
    return {}
  }),
)
