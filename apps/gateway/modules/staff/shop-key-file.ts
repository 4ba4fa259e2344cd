import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Rows } from '../../platform/database/database.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { readShopKeyHashes, writeShopKeyHashes } from './shop-key-store.ts'

export type ShopKeyFile = { dataDir: string; storeIds: string[] }

/**
 * Makes sure that each shop has a key for its till in `shop-keys.json` of the data folder, the only place where the keys themselves
 * stand, for their owner's eyes. One that is missing there, or that the database does not know, is made; keys that gateways with
 * other data folders have made stay good. A key is taken back by deleting its row.
 */
export async function giveShopKeys(rows: Rows, { dataDir, storeIds }: ShopKeyFile): Promise<void> {
  const file = join(dataDir, 'shop-keys.json')
  const [written, known] = [await readKeys(file), await readShopKeyHashes(rows)]
  const keys = new Map(storeIds.map((storeId) => [storeId, keptKey(storeId) ?? newSecret()]))
  if (known.every(({ storeId }) => keys.has(storeId)) && storeIds.every(keptKey)) return
  await writeShopKeyHashes(rows, new Map([...keys].map(([storeId, key]) => [storeId, hashSecret(key)])))
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(keys), null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)

  function keptKey(storeId: string): string | undefined {
    const key = written[storeId]
    if (key === undefined) return undefined
    const hash = hashSecret(key)
    return known.some((one) => one.storeId === storeId && one.hash.equals(hash)) ? key : undefined
  }
}

const Keys = v.record(v.string(), v.string())

/** The keys that the file holds; nothing where it is missing or somebody has spoilt it. */
async function readKeys(file: string): Promise<Partial<v.InferOutput<typeof Keys>>> {
  try {
    return v.parse(Keys, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}
