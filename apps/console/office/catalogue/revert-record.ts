import { catalogueRecordGet, catalogueRecordRevert, catalogueRecordSave, type CatalogueKind } from '@harbour/protocol'
import { call } from '../../api/call.ts'
import { refuseUnseen } from './refuse-unseen.ts'

export type RevertRequest = {
  kind: CatalogueKind
  id: string
  /** The hash of the record in the draft, as whoever takes its change back was shown it; null where it is taken away there. */
  seen: string | null
  /** Somebody was asked, and knows that it cannot be put back. */
  isAsked: boolean
}

/**
 * Takes back all that a draft changes of a record; refused with RECORD_CHANGED where the draft has it otherwise by now, or, unless somebody was asked, where it was published otherwise since. Gives what
 * puts the change back; null where nothing does: of a conflict nobody would hear any more, and a place alone is not kept.
 */
export async function revertRecord(versionNo: number, { kind, id, seen, isAsked }: RevertRequest): Promise<(() => Promise<void>) | null> {
  const now = await call(catalogueRecordGet, { versionNo, kind, id })
  const [held, live] = [now.held?.hash ?? null, now.live?.hash ?? null]
  refuseUnseen(now, isAsked ? { held: seen, live } : { held: seen })
  await call(catalogueRecordRevert, { versionNo, kind, id, seen })
  if (now.conflict || held === live) return null
  const record = now.held?.record ?? null
  return async () => void (await call(catalogueRecordSave, { versionNo, kind, id, seen: live, seenLive: live, record }))
}
