import { catalogueDraftSave } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { editDraft } from '../open-draft.ts'
import { beginDraft, renameDraft } from '../version-store.ts'
import { versionNow } from '../wire-version.ts'

export const catalogueDraftSaveAction = handle(catalogueDraftSave, async ({ versionNo, note }, call) => {
  const { db, audit, caller, clock } = call
  const done = (subject: number) => ({ action: catalogueDraftSave.name, subject: String(subject), after: { note } })
  if (versionNo !== null)
    return editDraft(call, versionNo, async (rows, draft) => {
      if (draft.note !== note) {
        await renameDraft(rows, versionNo, note)
        await audit.write(rows, { ...done(versionNo), before: { note: draft.note } }, call)
      }
      return versionNow(rows, versionNo)
    })
  return db.transaction(async (rows) => {
    const begun = await beginDraft(rows, { note, author: { staffId: caller.staffId, name: caller.name }, at: clock.now() })
    await audit.write(rows, done(begun), call)
    return versionNow(rows, begun)
  })
})
