import { catalogueRollback } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { keptVersion } from '../open-draft.ts'
import { publishVersion } from '../publish-version.ts'
import { versionNow, wireObstacles } from '../wire-version.ts'

export const catalogueRollbackAction = handle(catalogueRollback, async ({ versionNo, liveNo, reason }, call) => {
  const { state, revision } = await keptVersion(call.db.rows, versionNo)
  if (state !== 'retired') throw refuse(catalogueRollback, 'VERSION_CLOSED')
  const approver = { staffId: call.caller.staffId, name: call.caller.name }
  const done = { action: catalogueRollback.name, subject: String(versionNo), after: { live: versionNo, reason } }
  const outcome = await publishVersion(
    { versionNo, revision, may: (version) => version.state === 'retired' && version.kept, instead: liveNo, approver, done, by: call },
    call,
  )
  if (outcome === 'changed') throw refuse(catalogueRollback, 'VERSION_CHANGED')
  if (outcome !== 'live') throw refuse(catalogueRollback, 'VERSION_FAULTY', wireObstacles(outcome))
  return versionNow(call.db.rows, versionNo)
})
