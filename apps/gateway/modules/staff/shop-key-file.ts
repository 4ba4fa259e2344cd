import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Rows } from '../../platform/database/database.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { dropOtherShopKeys, readTillKeyHashes, writeTillKeyHashes } from './shop-key-store.ts'

export type ShopKeyFile = { dataDir: string; storeIds: string[] }

/**
 * Gives each shop whose till has no key yet one, in `shop-keys.json` of the data folder, the only place where the keys themselves stand, for their owner's
 * eyes. A shop that has one gets no second, whichever data folder a gateway starts with: the file is taken along, a key that is lost is taken back by
 * deleting its row, and the next start makes another. Keys of shops that are no more are forgotten.
 */
export async function giveShopKeys(rows: Rows, { dataDir, storeIds }: ShopKeyFile): Promise<void> {
  const file = join(dataDir, 'shop-keys.json')
  const [written, known] = [await readKeys(file), await readTillKeyHashes(rows)]
  await dropOtherShopKeys(rows, storeIds)
  const having = new Set(known.map(({ storeId }) => storeId))
  const made = new Map(storeIds.filter((storeId) => !having.has(storeId)).map((storeId) => [storeId, newSecret()]))
  const wanted = Object.fromEntries(storeIds.map((storeId) => [storeId, made.get(storeId) ?? goodKey(storeId)]))
  if (made.size === 0 && Object.keys(written).every((storeId) => wanted[storeId] !== undefined)) return
  await writeTillKeyHashes(rows, new Map([...made].map(([storeId, key]) => [storeId, hashSecret(key)])))
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(wanted, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)

  function goodKey(storeId: string): string | undefined {
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
