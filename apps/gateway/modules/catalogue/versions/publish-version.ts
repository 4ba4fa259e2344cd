import { tellCataloguePublished } from '../../webhooks/webhook-transactions.ts'
import { endDemoUnlessAmong } from '../../staff/demo/end-demo.ts'
import { giveShopKeys } from '../../staff/shop-key-file.ts'
import { readLiveNo, readStoreIds } from '../catalogue-store.ts'
import type { Fault } from '../chain-file/check-references.ts'
import type { Rows } from '../../../platform/database/database.ts'
import type { VersionsDeps } from './deps.ts'
import { changedRecords, isConflict, type RecordState } from './draft-store.ts'
import { findVersion, lockCatalogue, makeLive, publishDraft, type Author, type SeenVersion, type Version } from './version-store.ts'

/** The reasons that keep a version from being published: faults of its records, and records that were published otherwise since it changed them. */
export type Obstacles = { faults: Fault[]; conflicts: RecordState[] }

/** A publication that has been prepared: it holds as long as the same version is live. */
type Prepared = Obstacles & { liveNo: number }

type Written = Parameters<VersionsDeps['audit']['write']>

export type Published = 'live' | 'changed' | Obstacles

/** The most times that a publication is prepared anew because another came before it. */
const mostTimes = 3

/** Looks for what keeps a version from being published; `store`: stores the files and pages that it will be known by, too. All of it is done beside the calls. */
export async function prepareVersion(
  versionNo: number,
  store: boolean,
  { db, catalogueThread, log, settings: { webDist } }: VersionsDeps,
): Promise<Prepared> {
  const liveNo = await readLiveNo(db.rows)
  const conflicts = (await changedRecords(db.rows, versionNo)).filter(isConflict)
  const { faults, pageFaults } = await catalogueThread.run('prepare', { versionNo, store, webDist })
  for (const fault of pageFaults) log.error({ pages: 'one cannot be rendered', fault })
  return { liveNo, faults, conflicts }
}

type Publication = SeenVersion & {
  /** Says of the version, in the transaction that moves the head, whether it may be live by this word. */
  may: (version: Version) => boolean
  /** The version that was live as somebody saw it, where only that may be replaced. */
  instead?: number
  /** The person whose word makes it live, beside whoever asked for it. */
  approver?: Author
  /** The action that is written down, and who does it. */
  done: Written[1]
  by: Written[2]
}

/**
 * Makes a version live for everybody in one transaction: a draft as it was seen, on what is live by then, or one that was live before. Its files are stored
 * before, so that no guest is told of one that is not there. Gives what became of it; `changed` where it is another by now.
 */
export async function publishVersion(publication: Publication, deps: VersionsDeps): Promise<Published> {
  for (let times = 1; times <= mostTimes; times++) {
    const { liveNo, ...obstacles } = await prepareVersion(publication.versionNo, true, deps)
    if (obstacles.faults.length + obstacles.conflicts.length > 0) return obstacles
    const outcome = await deps.db.transaction((rows) => moveHead(rows, { ...publication, liveNo }, deps))
    if (outcome === 'overtaken') continue
    // It is live: where it cannot be read just now, the notice that every process hears has it read again.
    if (outcome === 'live')
      await deps.catalogue.reload().catch((fault: Error) => deps.log.error({ catalogue: 'reading it again failed', fault: fault.message }))
    return outcome
  }
  return 'changed'
}

async function moveHead(
  rows: Rows,
  { versionNo, revision, may, instead, approver, liveNo, done, by }: Publication & { liveNo: number },
  { clock, audit, settings }: VersionsDeps,
): Promise<'live' | 'changed' | 'overtaken'> {
  await lockCatalogue(rows)
  const version = await findVersion(rows, versionNo)
  if (!version || version.revision !== revision || !may(version)) return 'changed'
  if (instead !== undefined && instead !== (await readLiveNo(rows))) return 'changed'
  if ((await readLiveNo(rows)) !== liveNo) return 'overtaken'
  const published = { versionNo, at: clock.now(), ...(approver && { approver }) }
  await (version.state === 'retired' ? makeLive(rows, published) : publishDraft(rows, published))
  // Whoever takes a version back takes no till its key: a shop that it does not have is likely to be there again soon.
  if (version.state !== 'retired') await giveShopKeys(rows, { dataDir: settings.dataDir, storeIds: await readStoreIds(rows) })
  await audit.write(rows, { ...done, before: { ...(done.before as object | undefined), live: liveNo } }, by)
  await endDemoUnlessAmong(rows, handsOf(version, { approver, by }), { audit, by })
  await tellCataloguePublished(rows, { version: String(versionNo), at: clock.now() })
  return 'live'
}

/** The people who began, asked for and approved what is published; of a version that was live before, whoever takes it back. */
function handsOf(
  { state, authorId, askedBy, approvedBy }: Version,
  { approver, by }: Pick<Publication, 'approver' | 'by'>,
): (string | null)[] {
  return state === 'retired' ? [by.caller.staffId] : [authorId, askedBy, approver ? approver.staffId : approvedBy]
}
