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
import { notifyCatalogue } from './notify-catalogue.ts'
import { readShopStates, type ShopState } from './shop-state-store.ts'
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

/** The catalogue as it lies in the database, and what tills have said since. A kind has changed when its hash has. */
export type StoredCatalogue = { chain: Chain; hashes: Record<Kind, string>; soldOut: SoldOutChange[]; shopStates: ShopState[] }
export type SoldOutChange = { storeId: string; pid: string; soldOut: boolean }

const HASHES = statement('catalogue-hashes', 'select kind, id, hash from catalogue_entries')
const UPSERT = statement(
  'catalogue-upsert',
  `insert into catalogue_entries (kind, id, position, hash, record)
    select * from unnest(:kinds::text[], :ids::text[], :positions::integer[], :hashes::text[], :records::jsonb[])
    on conflict (kind, id) do update set position = excluded.position, hash = excluded.hash, record = excluded.record`,
)
const REMOVE = statement('catalogue-remove', "delete from catalogue_entries where kind || ' ' || id = any($1)")
const READ_HASHES = statement(
  'catalogue-read-hashes',
  "select kind, md5(string_agg(hash, ' ' order by position)) as hash from catalogue_entries group by kind",
)
const READ = statement('catalogue-read', 'select kind, record from catalogue_entries where kind = any($1) order by position')
const STORE_IDS = statement('catalogue-store-ids', 'select id as "storeId" from catalogue_entries where kind = \'shop\' order by position')
const READ_SOLD_OUT = statement('catalogue-read-sold-out', 'select store_id as "storeId", pid, sold_out as "soldOut" from sold_out_changes')
const WRITE_SOLD_OUT = statement(
  'catalogue-write-sold-out',
  `with changed as (
      insert into sold_out_changes (store_id, pid, sold_out) values ($1, $2, $3)
      on conflict (store_id, pid) do update set sold_out = excluded.sold_out, changed_at = now()
        where sold_out_changes.sold_out <> excluded.sold_out
      returning store_id
    )
    select ${notifyCatalogue('store_id')} from changed`,
)
const ANNOUNCE = statement('catalogue-announce', `select ${notifyCatalogue(`''`)}`)

/** Writes what is new or different, in the chain's order, removes what the chain no longer has, and then tells every process. Gives the number of rows touched. */
export async function writeChain(rows: Rows, chain: Chain): Promise<number> {
  const { changed, gone } = await findChanges(rows, chain)
  if (changed.length > 0) await rows(UPSERT, columns(changed))
  if (gone.length > 0) await rows(REMOVE, [gone])
  if (changed.length + gone.length > 0) await rows(ANNOUNCE)
  return changed.length + gone.length
}

/** Finds the records in which a chain differs from the catalogue, and those that it no longer has, by kind and id. Writes nothing. */
export async function findChanges(rows: Rows, chain: Chain): Promise<{ changed: Entry[]; gone: string[] }> {
  const wanted = entriesOf(chain)
  const known = new Map(
    (await rows<{ kind: string; id: string; hash: string }>(HASHES)).map(({ kind, id, hash }) => [`${kind} ${id}`, hash]),
  )
  const kept = new Set(wanted.map(({ kind, id }) => `${kind} ${id}`))
  return {
    changed: wanted.filter(({ kind, id, hash }) => known.get(`${kind} ${id}`) !== hash),
    gone: [...known.keys()].filter((entry) => !kept.has(entry)),
  }
}

/** Reads the ids of all shops, in the chain's order; none of an empty catalogue. */
export async function readStoreIds(rows: Rows): Promise<string[]> {
  return (await rows<{ storeId: string }>(STORE_IDS)).map(({ storeId }) => storeId)
}

/** Reads what tills have said, and the kinds that have changed since the last reading, in the chain's order. */
export async function readCatalogue(db: Database, last?: StoredCatalogue): Promise<StoredCatalogue> {
  // The hashes come before the records: records that change in between are newer than their hash, and are read again when it is told.
  const found = new Map((await db.rows<{ kind: Kind; hash: string }>(READ_HASHES)).map(({ kind, hash }) => [kind, hash]))
  const hashes = everyKind((kind) => found.get(kind) ?? '')
  const changed = kinds.filter((kind) => hashes[kind] !== last?.hashes[kind])
  const [entries, soldOut, shopStates] = await Promise.all([
    changed.length > 0 ? db.rows<{ kind: Kind; record: unknown }>(READ, [changed]) : [],
    db.rows<SoldOutChange>(READ_SOLD_OUT),
    readShopStates(db),
  ])
  const recordsOf = (kind: Kind) => entries.filter((row) => row.kind === kind).map(({ record }) => record)
  const chain = everyKind((kind) => (changed.includes(kind) ? recordsOf(kind) : last?.chain[kind])) as Chain // the seed wrote each record from its type
  return { chain, hashes, soldOut, shopStates }
}

/** Keeps what a till says about a product, and tells every process if that is news. */
export async function writeSoldOut(rows: Rows, { storeId, pid, soldOut }: SoldOutChange): Promise<void> {
  await rows(WRITE_SOLD_OUT, [storeId, pid, soldOut])
}

type Entry = { kind: Kind; id: string; position: number; hash: string; record: string }

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

function entriesOf(chain: Chain): Entry[] {
  return kinds.flatMap((kind) =>
    chain[kind].map((item, position) => {
      const hash = sha256(`${position} ${JSON.stringify(item, inOrder)}`)
      return { kind, id: idOf(kind, item), position, hash, record: JSON.stringify(item) }
    }),
  )
}

/** Puts the fields of a record in one order: the database gives them back in its own. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The statement takes a list for each column. */
function columns(changed: Entry[]): Values {
  return {
    kinds: changed.map(({ kind }) => kind),
    ids: changed.map(({ id }) => id),
    positions: changed.map(({ position }) => position),
    hashes: changed.map(({ hash }) => hash),
    records: changed.map(({ record }) => record),
  }
}

function everyKind<T>(give: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(kinds.map((kind) => [kind, give(kind)])) as Record<Kind, T> // every kind is listed above
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
