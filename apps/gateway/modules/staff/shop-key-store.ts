import type { Database, Rows } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { hashSecret } from '../../platform/secrets.ts'

export type ShopKeys = {
  /** The shop whose till has this key. */
  storeOf(key: string): Promise<string | undefined>
  /** The same without asking, for a key that this process has found before: good for counting calls, never for letting in. */
  met(key: string): string | undefined
}

const FIND = statement('shop-keys-find', 'select store_id as "storeId" from shop_keys where key_hash = $1')
const READ = statement('shop-keys-read', 'select store_id as "storeId", key_hash as "hash" from shop_keys')
const WRITE = statement(
  'shop-keys-write',
  `with gone as (delete from shop_keys where store_id <> all($1::text[]))
    insert into shop_keys (store_id, key_hash) select * from unnest($1::text[], $2::bytea[])
    on conflict (key_hash) do nothing`,
)

export function createShopKeys(db: Database): ShopKeys {
  const found = new Map<string, string>()
  return {
    async storeOf(key) {
      const [row] = await db.rows<{ storeId: string }>(FIND, [hashSecret(key)])
      if (row) found.set(key, row.storeId)
      return row?.storeId
    },
    met: (key) => found.get(key),
  }
}

/** The hashes of the shops' keys: a shop may have several. */
export function readShopKeyHashes(rows: Rows): Promise<{ storeId: string; hash: Buffer }[]> {
  return rows(READ)
}

/** Keeps these keys' hashes beside those that are there, and none of shops that are not among them. */
export async function writeShopKeyHashes(rows: Rows, hashes: Map<string, Buffer>): Promise<void> {
  await rows(WRITE, [[...hashes.keys()], [...hashes.values()]])
}
