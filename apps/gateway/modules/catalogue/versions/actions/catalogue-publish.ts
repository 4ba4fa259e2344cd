import { cataloguePublish, type Input } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import { refuse } from '../../../../platform/handle.ts'
import { handle, type Call } from '../deps.ts'
import { editDraft, isClosed, namedVersion, revisionOf } from '../open-draft.ts'
import { prepareVersion, publishVersion } from '../publish-version.ts'
import { askToPublish, lockCatalogue, scheduleVersion } from '../version-store.ts'
import { versionNow, wireObstacles } from '../wire-version.ts'

/** Asking is written down, and so is what it does at once where one person may publish alone. */
export const cataloguePublishAction = handle(cataloguePublish, async (input, call) => {
  const { versionNo, publishAt } = input
  const { db, settings } = call
  await judge(input, call)
  const asked = { versionNo, revision: await ask(input, call) }
  if (settings.publishFourEyes) return versionNow(db.rows, versionNo)
  const approver = { staffId: call.caller.staffId, name: call.caller.name }
  if (publishAt !== null) {
    const isScheduled = await db.transaction(async (rows) => {
      await lockCatalogue(rows)
      return scheduleVersion(rows, asked, approver)
    })
    if (!isScheduled) throw refuse(cataloguePublish, 'VERSION_CHANGED')
    return versionNow(db.rows, versionNo)
  }
  const done = { action: cataloguePublish.name, subject: String(versionNo), after: { state: 'live' } }
  const outcome = await publishVersion(
    { ...asked, may: ({ state, askedBy }) => state === 'draft' && askedBy === approver.staffId, approver, done, by: call },
    call,
  )
  if (outcome === 'changed') throw refuse(cataloguePublish, 'VERSION_CHANGED')
  if (outcome !== 'live') throw refuse(cataloguePublish, 'VERSION_FAULTY', wireObstacles(outcome))
  return versionNow(db.rows, versionNo)
})

type Wanted = Input<typeof cataloguePublish>

/** Refuses what could not be published as it is. */
async function judge({ versionNo, revision, publishAt }: Wanted, call: Call): Promise<void> {
  const version = await namedVersion(call.db.rows, versionNo)
  if (isClosed(version)) throw refuse(cataloguePublish, 'VERSION_CLOSED')
  if (version.revision !== revision || version.state !== 'draft') throw refuse(cataloguePublish, 'VERSION_CHANGED')
  if (version.changes === 0) throw refuse(cataloguePublish, 'VERSION_EMPTY')
  if (publishAt !== null && publishAt <= call.clock.now()) throw refuse(cataloguePublish, 'MOMENT_PASSED')
  const obstacles = await prepareVersion(versionNo, false, call)
  if (obstacles.faults.length + obstacles.conflicts.length > 0) throw refuse(cataloguePublish, 'VERSION_FAULTY', wireObstacles(obstacles))
}

/** Gives the revision that the draft has with what was asked. */
async function ask({ versionNo, revision, publishAt }: Wanted, call: Call): Promise<number> {
  const author = { staffId: call.caller.staffId, name: call.caller.name }
  return editDraft(call, versionNo, async (rows) => {
    const asked = await askToPublish(rows, { versionNo, revision, author, at: call.clock.now(), publishAt })
    if (!asked) throw refuse(cataloguePublish, 'VERSION_CHANGED')
    const after = { revision, publishAt: publishAt satisfies Instant | null }
    await call.audit.write(rows, { action: cataloguePublish.name, subject: String(versionNo), after }, call)
    return revisionOf(rows, versionNo)
  })
}
