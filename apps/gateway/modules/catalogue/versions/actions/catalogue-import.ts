import { catalogueImport } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { readLiveNo } from '../../catalogue-store.ts'
import { handle } from '../deps.ts'
import { changedRecords, changeRecords, isConflict } from '../draft-store.ts'
import { editDraft, isClosed, keptVersion, namedVersion, revisionOf } from '../open-draft.ts'

/** The file is read and checked beside the calls, against the draft and what is live; where either is another by then, nothing is written. */
export const catalogueImportAction = handle(catalogueImport, async ({ versionNo, table, csv, exportedFrom }, call) => {
  const seen = await namedVersion(call.db.rows, versionNo)
  if (isClosed(seen)) throw refuse(catalogueImport, 'VERSION_CLOSED')
  if (exportedFrom !== undefined) await keptVersion(call.db.rows, exportedFrom)
  const liveNo = await readLiveNo(call.db.rows)
  const { faults, changes } = await call.catalogueThread.run('importTable', { versionNo, table, csv, exportedFrom: exportedFrom ?? null })
  if (faults.length > 0) throw refuse(catalogueImport, 'IMPORT_FAULTY', { faults })
  return editDraft(call, versionNo, async (rows, { revision }) => {
    if (revision !== seen.revision || (await readLiveNo(rows)) !== liveNo) throw refuse(catalogueImport, 'VERSION_CHANGED')
    const names = new Set(changes.map(({ kind, id }) => `${kind} ${id}`))
    const unseen = (await changedRecords(rows, versionNo)).filter((state) => isConflict(state) && names.has(`${state.kind} ${state.id}`))
    if (unseen.length > 0) throw refuse(catalogueImport, 'IMPORT_FAULTY', { faults: unseen.map(publishedOtherwise) })
    if (changes.length > 0) {
      await changeRecords(rows, { versionNo, changes, by: call.caller.name, at: call.clock.now() })
      const done = { action: catalogueImport.name, subject: String(versionNo), after: { table, changed: changes.length } }
      await call.audit.write(rows, done, call)
    }
    return { changed: changes.length, revision: await revisionOf(rows, versionNo) }
  })
})

const publishedOtherwise = ({ kind, id }: { kind: string; id: string }) => ({
  kind,
  id,
  field: '',
  fault: 'it was published otherwise since it was changed here: look at both first',
})
