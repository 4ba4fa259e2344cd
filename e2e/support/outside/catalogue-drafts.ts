import { catalogueDraftSave, catalogueRecordGet, catalogueRecordSave, type CatalogueKind } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { ask } from './api-orders.ts'
import type { OfficePerson } from './office-people.ts'

type Change = { kind: CatalogueKind; id: string; change: (record: Record<string, unknown>) => Record<string, unknown> }

const callerOf = ({ deviceId, kept }: OfficePerson) => ({
  key: kept.key,
  deviceId,
  brand: brandIds.hongKong,
  gateway: process.env.HARBOUR_URL,
})

/** Somebody of the office begins a draft, in which every page works from now on that has chosen no other; gives its number. */
export async function beginDraft(person: OfficePerson): Promise<number> {
  return (await ask(catalogueDraftSave, { versionNo: null, note: 'Autumn' }, callerOf(person))).version.versionNo
}

/** Somebody of the office begins a draft and changes a record of the catalogue in it; gives the draft's number. */
export async function changeInDraft(of: OfficePerson, { kind, id, change }: Change): Promise<number> {
  const [person, versionNo] = [callerOf(of), await beginDraft(of)]
  const { held, live } = await ask(catalogueRecordGet, { versionNo, kind, id }, person)
  if (!held) throw new Error(`there is no ${kind} ${id}`)
  const record = change(held.record)
  await ask(catalogueRecordSave, { versionNo, kind, id, seen: held.hash, seenLive: live?.hash ?? null, record }, person)
  return versionNo
}
