import { catalogueDraftSave, catalogueRecordGet, catalogueRecordSave, type CatalogueKind } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { ask } from './api-orders.ts'
import type { OfficePerson } from './office-people.ts'

type Change = { kind: CatalogueKind; id: string; change: (record: Record<string, unknown>) => Record<string, unknown> }

/** Somebody of the office begins a draft and changes a record of the catalogue in it; gives the draft's number. */
export async function changeInDraft({ deviceId, kept }: OfficePerson, { kind, id, change }: Change): Promise<number> {
  const person = { key: kept.key, deviceId, brand: brandIds.hongKong, gateway: process.env.HARBOUR_URL }
  const { version } = await ask(catalogueDraftSave, { versionNo: null, note: 'Autumn' }, person)
  const { held, live } = await ask(catalogueRecordGet, { versionNo: version.versionNo, kind, id }, person)
  if (!held) throw new Error(`there is no ${kind} ${id}`)
  const record = change(held.record)
  await ask(catalogueRecordSave, { versionNo: version.versionNo, kind, id, seen: held.hash, seenLive: live?.hash ?? null, record }, person)
  return version.versionNo
}
