import { catalogueExportGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { keptVersion } from '../open-draft.ts'

export const catalogueExportGetAction = handle(catalogueExportGet, async ({ versionNo, table }, { db, catalogueThread }) => {
  await keptVersion(db.rows, versionNo)
  return catalogueThread.run('exportTable', { versionNo, table })
})
