import { catalogueRecordListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { searchRecords } from '../draft-store.ts'
import { keptVersion } from '../open-draft.ts'

export const catalogueRecordListGetAction = handle(catalogueRecordListGet, async ({ versionNo, kind, search, from }, { db }) => {
  await keptVersion(db.rows, versionNo)
  return searchRecords(db.rows, { versionNo, kind, search: search ?? '', from })
})
