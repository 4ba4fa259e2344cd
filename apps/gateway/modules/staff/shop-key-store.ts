import type { Instant } from '@harbour/rules'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'
import { hashSecret } from '../../platform/secrets.ts'

/** The time after which a paired tablet that nobody has used is one no more, in milliseconds. A till's key has no end. */
export const idleLimit = 30 * 24 * 60 * 60_000
/** A tablet's use is written no oftener than this. */
const touchEvery = 60_000

/** The device that has a shop's key: its till, which has no `tabletId`, or a tablet that somebody has paired. */
export type KeyHolder = { storeId: string; tabletId: string | null }

export type ShopKeys = {
  /** The till, or the tablet, that has this key. A tablet's use is noted. */
  holderOf(key: string): Promise<KeyHolder | undefined>
  /** The same without asking, for a key that this process has found before: good for counting calls, never for letting in. */
  met(key: string): string | undefined
}

type KeyRow = KeyHolder & { seenAt: Instant | null }

const FIND = statement(
  'shop-keys-find',
  `select store_id as "storeId", tablet_id as "tabletId", seen_at as "seenAt" from shop_keys
    where key_hash = $1 and (tablet_id is null or coalesce(seen_at, paired_at) > $2)`,
)
const TOUCH = statement('shop-keys-touch', 'update shop_keys set seen_at = $2 where key_hash = $1')
const READ_TILLS = statement(
  'shop-keys-read-tills',
  'select store_id as "storeId", key_hash as "hash" from shop_keys where tablet_id is null',
)
const DROP_OTHERS = statement('shop-keys-drop-others', 'delete from shop_keys where store_id <> all($1::text[])')
const WRITE = statement(
  'shop-keys-write',
  'insert into shop_keys (store_id, key_hash) select * from unnest($1::text[], $2::bytea[]) on conflict (key_hash) do nothing',
)

export function createShopKeys(db: Database, clock: Clock): ShopKeys {
  const found = new Map<string, string>()
  return {
    async holderOf(key) {
      const [hash, now] = [hashSecret(key), clock.now()]
      const [row] = await db.rows<KeyRow>(FIND, [hash, moment(now - idleLimit)])
      if (!row) return undefined
      if (row.tabletId !== null && now - (row.seenAt ?? 0) >= touchEvery) await db.rows(TOUCH, [hash, moment(now)])
      found.set(key, row.storeId)
      return { storeId: row.storeId, tabletId: row.tabletId }
    },
    met: (key) => found.get(key),
  }
}

/** The hashes of the tills' keys: a shop may have several. */
export function readTillKeyHashes(rows: Rows): Promise<{ storeId: string; hash: Buffer }[]> {
  return rows(READ_TILLS)
}

/** Forgets the keys of shops that are not among these, their tablets' too. */
export async function dropOtherShopKeys(rows: Rows, storeIds: readonly string[]): Promise<void> {
  await rows(DROP_OTHERS, [storeIds])
}

/** Keeps the hashes of these tills' keys, by shop, beside those that are there. */
export async function writeTillKeyHashes(rows: Rows, hashes: ReadonlyMap<string, Buffer>): Promise<void> {
  await rows(WRITE, [[...hashes.keys()], [...hashes.values()]])
}
