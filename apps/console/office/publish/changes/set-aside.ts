import {
  catalogueDraftSave,
  catalogueRecordGet,
  catalogueRecordRevert,
  catalogueRecordSave,
  type CatalogueKind,
  type CatalogueVersion,
} from '@harbour/protocol'
import { call } from '../../../api/call.ts'
import { refuseUnseen } from '../../catalogue/refuse-unseen.ts'

type SetAsideRequest = { versionNo: number; kind: CatalogueKind; id: string; seen: string | null; note: string; asideNo: number | null }

/**
 * Takes a record's change out of a draft and keeps it in another, so that the rest can be published: in the draft `asideNo`, or in a new one with this note. It is
 * written there before it is taken away here, so that it is lost nowhere; refused with RECORD_CHANGED where the draft has it otherwise than it was seen by now, and where it was published otherwise
 * since, which the other draft would no longer know.
 * Gives the number of the other draft.
 */
export async function setAside({ versionNo, kind, id, seen, note, asideNo }: SetAsideRequest): Promise<number> {
  const now = await call(catalogueRecordGet, { versionNo, kind, id })
  const { held, live } = now
  refuseUnseen(now, { held: seen })
  const other = asideNo ?? (await call(catalogueDraftSave, { versionNo: null, note })).version.versionNo
  const there = await call(catalogueRecordGet, { versionNo: other, kind, id })
  await call(catalogueRecordSave, {
    versionNo: other,
    kind,
    id,
    seen: there.held?.hash ?? null,
    seenLive: live?.hash ?? null,
    record: held?.record ?? null,
  })
  await call(catalogueRecordRevert, { versionNo, kind, id, seen })
  return other
}

type Numbered = Pick<CatalogueVersion, 'versionNo'>

/** The draft in which changes were set aside, where it takes more of them: it may still be written into, and is not the one that they are taken out of; null for a new one. */
export const asideStill = (asideNo: number | null, from: Numbered, drafts: readonly Numbered[]): number | null =>
  asideNo !== from.versionNo && drafts.some(({ versionNo }) => versionNo === asideNo) ? asideNo : null
