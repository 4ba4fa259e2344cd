import { brandIds, type Brand, type Instant, type SoldOutReason } from '@harbour/rules'
import type { Author } from './author.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** The last word of a shop about a product or option. One that has run out until a moment is there again at that moment. */
export type ShopWord = {
  storeId: string
  pid: string
  soldOut: boolean
  since: Instant
  until: Instant | null
  reason: SoldOutReason | null
  note: string | null
  staffName: string | null
}
/** The word that something has run out in all shops of a brand, or, where `brand` is null, of the chain; until that moment. */
export type WideWord = Omit<ShopWord, 'storeId' | 'soldOut' | 'staffName'> & { brand: Brand | null; staffName: string }

/** A word about a product or option, for several shops at once: since and until when, at each of them. */
export type ShopWords = {
  pid: string
  soldOut: boolean
  reason: SoldOutReason | null
  note: string | null
  shops: readonly { storeId: string; since: Instant; until: Instant | null }[]
}

const shopColumns = `store_id as "storeId", pid, sold_out as "soldOut", changed_at as since, until, reason, note, staff_name as "staffName"`
const READ_SHOPS = statement('sold-out-read', `select ${shopColumns} from sold_out_changes`)
const READ_PID = statement('sold-out-read-pid', `select ${shopColumns} from sold_out_changes where pid = $1 and store_id = any($2)`)
const wideColumns = `place, pid, since, until, reason, note, staff_name as "staffName"`
const READ_WIDELY = statement('sold-out-read-widely', `select ${wideColumns} from sold_out_widely`)
const READ_PID_WIDELY = statement('sold-out-read-pid-widely', `select ${wideColumns} from sold_out_widely where pid = $1`)
const WRITE_SHOPS = statement(
  'sold-out-write',
  `insert into sold_out_changes (store_id, pid, sold_out, changed_at, until, reason, note, staff_id, staff_name)
    select said.store_id, :pid, :soldOut, said.since, said.until, :reason, :note, :staffId, :staffName
    from unnest(:storeIds::text[], :sinces::timestamptz[], :untils::timestamptz[]) as said (store_id, since, until)
    on conflict (store_id, pid) do update set sold_out = excluded.sold_out, changed_at = excluded.changed_at, until = excluded.until,
      reason = excluded.reason, note = excluded.note, staff_id = excluded.staff_id, staff_name = excluded.staff_name`,
)
const WRITE_WIDELY = statement(
  'sold-out-write-widely',
  `insert into sold_out_widely (place, pid, since, until, reason, note, staff_id, staff_name)
    values (:place, :pid, :since, :until, :reason, :note, :staffId, :staffName)
    on conflict (place, pid) do update set since = excluded.since, until = excluded.until, reason = excluded.reason, note = excluded.note,
      staff_id = excluded.staff_id, staff_name = excluded.staff_name`,
)
const REMOVE_WIDELY = statement('sold-out-remove-widely', 'delete from sold_out_widely where place = $1 and pid = $2')

export function readShopWords(rows: Rows): Promise<ShopWord[]> {
  return rows<ShopWord>(READ_SHOPS)
}

/** The words of some shops about one product or option. */
export function readShopWordsOf(rows: Rows, pid: string, storeIds: readonly string[]): Promise<ShopWord[]> {
  return rows<ShopWord>(READ_PID, [pid, storeIds])
}

/** The words for all of a brand or the chain; about one product or option, where it is named. */
export async function readWideWords(rows: Rows, pid?: string): Promise<WideWord[]> {
  const found = pid === undefined ? await rows<WideRow>(READ_WIDELY) : await rows<WideRow>(READ_PID_WIDELY, [pid])
  return found.map(({ place, ...word }) => ({ ...word, brand: brandOf(place) }))
}

export async function writeShopWords(rows: Rows, { shops, ...word }: ShopWords, by: Author): Promise<void> {
  const storeIds = shops.map(({ storeId }) => storeId)
  const sinces = shops.map(({ since }) => moment(since))
  const untils = shops.map(({ until }) => until && moment(until))
  await rows(WRITE_SHOPS, { ...word, ...by, storeIds, sinces, untils })
}

export async function writeWideWord(
  rows: Rows,
  { brand, since, until, pid, reason, note }: Omit<WideWord, 'staffName'>,
  by: Author,
): Promise<void> {
  await rows(WRITE_WIDELY, { place: placeOf(brand), pid, since: moment(since), until: until && moment(until), reason, note, ...by })
}

export async function removeWideWord(rows: Rows, { brand, pid }: Pick<WideWord, 'brand' | 'pid'>): Promise<void> {
  await rows(REMOVE_WIDELY, [placeOf(brand), pid])
}

type WideRow = Omit<WideWord, 'brand'> & { place: string }

const placeOf = (brand: Brand | null) => (brand === null ? 'all' : String(brand))

function brandOf(place: string): Brand | null {
  return Object.values(brandIds).find((brand) => String(brand) === place) ?? null
}
