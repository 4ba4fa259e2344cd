import { cataloguePublishDecide, type Input } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle, type Call } from '../deps.ts'
import { editDraft, isClosed, namedVersion } from '../open-draft.ts'
import { publishVersion } from '../publish-version.ts'
import { scheduleVersion, withdrawRequest, type Version } from '../version-store.ts'
import { versionNow, wireObstacles } from '../wire-version.ts'

/** The revision that the caller saw is named, and asking makes it another: nobody approves what somebody has asked for since, or they themselves. */
export const cataloguePublishDecideAction = handle(cataloguePublishDecide, async (input, call) => {
  const { versionNo, revision, approve } = input
  const version = await namedVersion(call.db.rows, versionNo)
  if (version.askedAt === null || isClosed(version) || version.state === 'scheduled')
    throw refuse(cataloguePublishDecide, 'REQUEST_UNKNOWN')
  if (version.askedBy === call.caller.staffId) throw refuse(cataloguePublishDecide, 'REQUEST_OWN')
  if (version.revision !== revision) throw refuse(cataloguePublishDecide, 'VERSION_CHANGED')
  const isDue = version.publishAt === null || version.publishAt <= call.clock.now()
  if (approve && isDue) await publish(input, version, call)
  else await decide(input, version, call)
  return versionNow(call.db.rows, versionNo)
})

type Decision = Input<typeof cataloguePublishDecide>

async function publish({ versionNo, revision }: Decision, version: Version, call: Call): Promise<void> {
  const approver = { staffId: call.caller.staffId, name: call.caller.name }
  const done = doneTo(version, { approve: true, state: 'live' })
  const outcome = await publishVersion({ versionNo, revision, may: isRequestedByAnother(call), approver, done, by: call }, call)
  if (outcome === 'changed') throw refuse(cataloguePublishDecide, 'VERSION_CHANGED')
  if (outcome !== 'live') throw refuse(cataloguePublishDecide, 'VERSION_FAULTY', wireObstacles(outcome))
}

/** Lets it wait for its moment, or makes it a draft again. */
async function decide({ versionNo, revision, approve }: Decision, version: Version, call: Call): Promise<void> {
  const approver = { staffId: call.caller.staffId, name: call.caller.name }
  await editDraft(call, versionNo, async (rows, draft) => {
    if (!isRequestedByAnother(call)(draft)) throw refuse(cataloguePublishDecide, 'VERSION_CHANGED')
    const seen = { versionNo, revision }
    const decided = await (approve ? scheduleVersion(rows, seen, approver) : withdrawRequest(rows, seen))
    if (!decided) throw refuse(cataloguePublishDecide, 'VERSION_CHANGED')
    await call.audit.write(rows, doneTo(version, { approve, publishAt: approve ? version.publishAt : null }), call)
  })
}

const isRequestedByAnother =
  ({ caller }: Call) =>
  ({ state, askedAt, askedBy }: Version): boolean =>
    state === 'draft' && askedAt !== null && askedBy !== caller.staffId

const doneTo = ({ versionNo, askedName }: Version, after: object) => ({
  action: cataloguePublishDecide.name,
  subject: String(versionNo),
  before: { askedBy: askedName },
  after,
})
