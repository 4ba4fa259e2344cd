import {
  catalogueDraftSave,
  cataloguePublish,
  cataloguePublishDecide,
  catalogueRecordGet,
  catalogueRecordSave,
  catalogueVersionListGet,
  type CatalogueKind,
  type CatalogueVersion,
} from '@harbour/protocol'
import type { TestGateway } from './gateway.ts'
import { newStaff, type StaffAs } from './staff.fixtures.ts'

/** Two who may publish the catalogue, and so one to ask and one to approve. */
export async function twoPublishers(gateway: TestGateway): Promise<[StaffAs, StaffAs]> {
  return [await newStaff(gateway, 'menu'), await newStaff(gateway, 'admin')]
}

export async function beginDraft(gateway: TestGateway, as: StaffAs, note = ''): Promise<number> {
  return (await gateway.ask(catalogueDraftSave, { versionNo: null, note }, as)).version.versionNo
}

type Fields = { [field: string]: unknown }
type ChangedRecord = { versionNo: number; kind: CatalogueKind; id: string; edit: (record: Fields) => Fields | null }

/** Changes a record in a draft, as somebody does who has just looked at it; gives the draft's revision. */
export async function changeRecord(gateway: TestGateway, as: StaffAs, { versionNo, kind, id, edit }: ChangedRecord): Promise<number> {
  const { held, live } = await gateway.ask(catalogueRecordGet, { versionNo, kind, id }, as)
  const seen = { seen: held?.hash ?? null, seenLive: live?.hash ?? null }
  return (await gateway.ask(catalogueRecordSave, { versionNo, kind, id, ...seen, record: edit(held?.record ?? {}) }, as)).revision
}

/** Another price of a dish in Hong Kong, in cents. */
export const priced =
  (cents: number) =>
  (record: Fields): Fields => ({ ...record, price: { ...(record.price as object), 31: cents } })

/** Asks for a draft to be published, and has somebody else approve it. */
export async function publishDraft(
  gateway: TestGateway,
  [asks, approves]: [StaffAs, StaffAs],
  { versionNo, publishAt = null }: { versionNo: number; publishAt?: string | null },
): Promise<CatalogueVersion> {
  const { revision } = await versionOf(gateway, asks, versionNo)
  const asked = await gateway.ask(cataloguePublish, { versionNo, revision, publishAt }, asks)
  return (await gateway.ask(cataloguePublishDecide, { versionNo, revision: asked.version.revision, approve: true }, approves)).version
}

/** A version with another price of the Margherita in Hong Kong, published. */
export async function publishPrice(gateway: TestGateway, people: [StaffAs, StaffAs], cents: number): Promise<CatalogueVersion> {
  const versionNo = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(cents) })
  return publishDraft(gateway, people, { versionNo })
}

export async function versionOf(gateway: TestGateway, as: StaffAs, versionNo: number): Promise<CatalogueVersion> {
  const { versions } = await gateway.ask(catalogueVersionListGet, {}, as)
  const version = versions.find((each) => each.versionNo === versionNo)
  if (!version) throw new Error(`there is no version ${versionNo}`)
  return version
}

/** The version that is live. */
export async function liveVersion(gateway: TestGateway, as: StaffAs): Promise<CatalogueVersion> {
  const { versions } = await gateway.ask(catalogueVersionListGet, {}, as)
  const live = versions.find(({ state }) => state === 'live')
  if (!live) throw new Error('no version is live')
  return live
}

/** The price of the Margherita that guests in Hong Kong are shown, in cents. */
export const shownPrice = ({ context }: TestGateway): number | undefined =>
  context.catalogue.book('3101', 1, context.clock.now()).products.get('31-margherita')?.price
