import { catalogueDraftDiscard } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { editDraft } from '../open-draft.ts'
import { discardDraft } from '../version-store.ts'

export const catalogueDraftDiscardAction = handle(catalogueDraftDiscard, ({ versionNo }, call) =>
  editDraft(call, versionNo, async (rows, { note, changes }) => {
    await discardDraft(rows, versionNo)
    await call.audit.write(rows, { action: catalogueDraftDiscard.name, subject: String(versionNo), before: { note, changes } }, call)
    return {}
  }),
)
