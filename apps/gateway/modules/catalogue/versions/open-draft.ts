import { Refused } from '../../../platform/handle.ts'
import type { Rows } from '../../../platform/database/database.ts'
import type { Call } from './deps.ts'
import { findVersion, lockCatalogue, type Version } from './version-store.ts'

/** A version that a call names; refuses one that there is not, as each call that names one declares. */
export async function namedVersion(rows: Rows, versionNo: number): Promise<Version> {
  const version = await findVersion(rows, versionNo)
  if (!version) throw new Refused('VERSION_UNKNOWN', null)
  return version
}

/** The same, where its records are needed: those of a version long gone are lost. */
export async function keptVersion(rows: Rows, versionNo: number): Promise<Version> {
  const version = await namedVersion(rows, versionNo)
  if (isClosed(version) && !version.kept) throw new Refused('VERSION_LOST', null)
  return version
}

/** Says whether a version is or was live, so that nothing of it can be changed any more. */
export const isClosed = ({ state }: Version): boolean => state === 'live' || state === 'retired'

/** Works on a draft, one writer at a time, and writes down what was done in the same transaction; refuses a version that is no draft any more. */
export function editDraft<Result>(
  { db }: Pick<Call, 'db'>,
  versionNo: number,
  work: (rows: Rows, draft: Version) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (rows) => {
    await lockCatalogue(rows)
    const draft = await namedVersion(rows, versionNo)
    if (isClosed(draft)) throw new Refused('VERSION_CLOSED', null)
    return work(rows, draft)
  })
}

/** The revision of a version, as it is in the transaction. */
export const revisionOf = async (rows: Rows, versionNo: number): Promise<number> => (await namedVersion(rows, versionNo)).revision
