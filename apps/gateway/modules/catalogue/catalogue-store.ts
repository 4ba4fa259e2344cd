import { createHash } from 'node:crypto'
import type {
  ChainBrand,
  ChainCategory,
  ChainCoupon,
  ChainMembership,
  ChainProduct,
  ChainPromoCode,
  ChainPromotion,
  ChainShop,
  District,
  Information,
  Land,
  MainRoad,
  Outline,
  Place,
  RailLine,
} from '@harbour/chain'
import type { CouponRule } from '@harbour/rules'
import type { Instant } from '@harbour/rules'
import { readOverlay, type StoredOverlay } from './overlay/overlay-store.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { statement, type Values } from '../../platform/database/statement.ts'

/** The parts of the chain, by kind. */
export type Chain = {
  brand: ChainBrand[]
  district: District[]
  outline: Outline[]
  land: Land[]
  rail: RailLine[]
  road: MainRoad[]
  shop: ChainShop[]
  category: ChainCategory[]
  product: ChainProduct[]
  promotion: ChainPromotion[]
  coupon: ChainCoupon[]
  promoCode: ChainPromoCode[]
  couponRule: CouponRule[]
  place: Place[]
  membership: ChainMembership[]
  information: Information[]
}
export type Kind = keyof Chain

/** The record of a version's list, by the hash of its content. */
export type ListEntry = { kind: Kind; id: string; position: number; hash: string }

/**
 * The catalogue as it lies in the database, and the day's overlay. A kind has changed when its hash has; `records` are those of the version by the
 * hashes of their contents, each the same object as long as it stays the same.
 */
export type StoredCatalogue = {
  versionNo: number
  chain: Chain
  hashes: Record<Kind, string>
  records: ReadonlyMap<string, unknown>
  overlay: StoredOverlay
}

const LIVE_NO = statement('catalogue-live-no', 'select version_no as "versionNo" from catalogue_versions where state = \'live\'')
const READ_LIST = statement('catalogue-read-list', 'select kind, id, position, hash from catalogue_list($1) order by kind, position, id')
const READ_RECORDS = statement('catalogue-read-records', 'select hash, record from catalogue_records where hash = any($1)')
const STORE_IDS = statement('catalogue-store-ids', 'select id as "storeId" from catalogue_entries where kind = \'shop\' order by position')
/** Reads the ids of all shops, in the chain's order; none of an empty catalogue. */
export async function readStoreIds(rows: Rows): Promise<string[]> {
  return (await rows<{ storeId: string }>(STORE_IDS)).map(({ storeId }) => storeId)
}

/** Reads the day's overlay, and of the live version what is new since the last reading: all of it is one version's, whatever is published meanwhile. */
export async function readCatalogue(db: Database, last?: StoredCatalogue, now: Instant = 0): Promise<StoredCatalogue> {
  const versionNo = await readLiveNo(db.rows)
  const [version, overlay] = await Promise.all([
    last && versionNo === last.versionNo ? last : readVersion(db.rows, { versionNo, last }),
    readOverlay(db, now),
  ])
  return { ...version, versionNo, overlay }
}

/** Reads the number of the live version; 0 while the catalogue is empty. */
export async function readLiveNo(rows: Rows): Promise<number> {
  const [live] = await rows<{ versionNo: number }>(LIVE_NO)
  return live?.versionNo ?? 0
}

/** Reads the list of a version, live, retired or a draft, in the order of its records. */
export async function readList(rows: Rows, versionNo: number): Promise<ListEntry[]> {
  return rows<ListEntry>(READ_LIST, [versionNo])
}

/** The most records that are asked for at once: whoever else waits for the process has its turn between them. */
const recordsAtOnce = 200

/** Reads the records with these hashes. */
export async function readRecords(rows: Rows, hashes: readonly string[]): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for (let at = 0; at < hashes.length; at += recordsAtOnce)
    for (const { hash, record } of await rows<{ hash: string; record: unknown }>(READ_RECORDS, [hashes.slice(at, at + recordsAtOnce)]))
      found.set(hash, record)
  return found
}

type VersionReading = { versionNo: number; last?: Pick<StoredCatalogue, 'chain' | 'hashes' | 'records'> | undefined }

/** Reads a whole version, live, retired or a draft; records that `last` has are taken from there, and so are kinds that are the same there. */
export async function readVersion(
  rows: Rows,
  { versionNo, last }: VersionReading,
): Promise<Pick<StoredCatalogue, 'chain' | 'hashes' | 'records'>> {
  const list = await readList(rows, versionNo)
  const known = last?.records ?? new Map<string, unknown>()
  const read = await readRecords(rows, [...new Set(list.flatMap(({ hash }) => (known.has(hash) ? [] : hash)))])
  const records = new Map(list.map(({ hash }) => [hash, known.get(hash) ?? read.get(hash)]))
  const listOf = everyKind((kind) => list.filter((entry) => entry.kind === kind))
  const hashes = everyKind((kind) => digestOf(listOf[kind]))
  const chain = everyKind((kind) =>
    last?.hashes[kind] === hashes[kind] ? last.chain[kind] : listOf[kind].map(({ hash }) => records.get(hash)),
  ) as Chain // each record was written from its type, or has passed its kind's schema
  return { chain, hashes, records }
}

const ids: { [Each in Kind]: (record: Chain[Each][number]) => string } = {
  brand: ({ brand }) => String(brand),
  district: ({ code }) => code,
  outline: ({ code }) => code,
  land: ({ brand }) => String(brand),
  rail: ({ lineId }) => lineId,
  road: ({ brand, name }) => `${brand} ${name.en}`,
  shop: ({ storeId }) => storeId,
  category: ({ categoryId }) => categoryId,
  product: ({ pid }) => pid,
  promotion: ({ promotionId }) => promotionId,
  coupon: ({ couponId }) => couponId,
  promoCode: ({ promoCode }) => promoCode,
  couponRule: ({ voucherType, haveThreshold }) => `${voucherType} ${haveThreshold}`,
  place: ({ placeId }) => placeId,
  membership: ({ brand }) => String(brand),
  information: ({ informationId, version }) => `${informationId} ${version}`,
}

/** The kinds of records, in the order in which they are written. */
export const kinds = Object.keys(ids) as readonly Kind[] // the keys of the table above, typed

/** The id of a record among those of its kind. */
export function idOf(kind: Kind, record: Chain[Kind][number]): string {
  return (ids[kind] as (record: Chain[Kind][number]) => string)(record) // the record is of this kind
}

/** A record as it is written, at its place among those of its kind. */
export type Entry = { kind: Kind; id: string; position: number; record: string }

/** The records of a chain in their order. */
export function entriesOf(chain: Chain): Entry[] {
  return kinds.flatMap((kind) =>
    chain[kind].map((record, position) => ({ kind, id: idOf(kind, record), position, record: JSON.stringify(record) })),
  )
}

/** Entries as a statement takes them: a list for each column. */
export function columnsOf(entries: readonly Entry[]): Values & Record<string, unknown> {
  return {
    kinds: entries.map(({ kind }) => kind),
    ids: entries.map(({ id }) => id),
    positions: entries.map(({ position }) => position),
    records: entries.map(({ record }) => record),
  }
}

function everyKind<T>(give: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(kinds.map((kind) => [kind, give(kind)])) as Record<Kind, T> // every kind is listed above
}

function digestOf(entries: readonly ListEntry[]): string {
  return createHash('sha256')
    .update(entries.map(({ hash }) => hash).join(' '))
    .digest('base64url')
}
