import { catalogueDifferenceGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { keptVersion } from '../open-draft.ts'

export const catalogueDifferenceGetAction = handle(catalogueDifferenceGet, async ({ from, to }, { db, catalogueThread }) => {
  for (const versionNo of [from, to]) await keptVersion(db.rows, versionNo)
  return catalogueThread.run('compare', { versionNo: from, to })
})
