import type { CatalogueVersion } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { namedVersion } from './open-draft.ts'
import type { Obstacles } from './publish-version.ts'
import type { Version } from './version-store.ts'

/** A version as the wire says it: nobody is told the id of whoever asked. */
export function wireVersion({ askedBy: _asked, authorId: _author, approvedBy: _approved, ...version }: Version): CatalogueVersion {
  return version
}

/** A version as it is now, for the answer of a call that has done something to it. */
export const versionNow = async (rows: Rows, versionNo: number) => ({ version: wireVersion(await namedVersion(rows, versionNo)) })

/** The data of a refusal because of what keeps a version from being published. */
export const wireObstacles = ({ faults, conflicts }: Obstacles) => ({
  faults,
  conflicts: conflicts.map(({ kind, id, changedBy }) => ({ kind, id, changedBy })),
})
