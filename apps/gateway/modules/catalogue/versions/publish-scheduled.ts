import type { Worker } from '../../../platform/workers/worker.ts'
import { logWorkFault } from '../../../platform/workers/worker.ts'
import type { VersionsDeps } from './deps.ts'
import { publishVersion } from './publish-version.ts'
import { anyVersionDue, dueVersions, withdrawRequest, type DueVersion } from './version-store.ts'

const harbour = { caller: { staffId: null, name: 'Harbour' }, logId: '' }

/** Publishes versions whose moment has come, in their order, also those whose moment passed while no process ran. One that cannot be is a draft again, and says why. */
export const publishScheduled: Worker<VersionsDeps> = {
  name: 'publishing what was scheduled',
  due: anyVersionDue,
  async round(deps, going = () => true) {
    for (const version of await dueVersions(deps.db.rows, deps.clock.now())) {
      if (!going()) return
      await publishDue(version, deps).catch((fault: unknown) => logWorkFault(deps.log, 'publishing what was scheduled', fault))
    }
  },
}

async function publishDue(version: DueVersion, deps: VersionsDeps): Promise<void> {
  const { versionNo, askedName } = version
  const done = { action: 'scheduled publication', subject: String(versionNo), after: { askedBy: askedName } }
  const outcome = await publishVersion(
    {
      ...version,
      may: ({ state, publishAt }) => state === 'scheduled' && publishAt !== null && publishAt <= deps.clock.now(),
      done,
      by: harbour,
    },
    deps,
  )
  if (typeof outcome === 'string') return
  const { faults, conflicts } = outcome
  const fault = [
    ...faults.map(({ kind, id, field, fault: words }) => `${kind} ${id} ${field}: ${words}`),
    ...conflicts.map(({ kind, id }) => `${kind} ${id} was published otherwise`),
  ].join('; ')
  await deps.db.transaction(async (rows) => {
    if (await withdrawRequest(rows, version, fault.slice(0, 2000)))
      await deps.audit.write(rows, { ...done, after: { askedBy: askedName, fault: fault.slice(0, 2000) } }, harbour)
  })
}
