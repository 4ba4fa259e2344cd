import { catalogueRecordGet } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { isConflict, recordState } from '../draft-store.ts'
import { heldRecords } from '../held-records.ts'
import { keptVersion } from '../open-draft.ts'

export const catalogueRecordGetAction = handle(catalogueRecordGet, async ({ versionNo, kind, id }, { db }) => {
  await keptVersion(db.rows, versionNo)
  const state = await recordState(db.rows, { versionNo, kind, id })
  if (state.hash === null && state.liveHash === null && !state.changed) throw refuse(catalogueRecordGet, 'RECORD_UNKNOWN')
  const { changedBy, changedAt } = state
  return { ...(await heldRecords(db.rows, state)), conflict: isConflict(state), changedBy, changedAt }
})
