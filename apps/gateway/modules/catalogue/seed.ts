import {
  brands,
  categories,
  couponRules,
  coupons,
  districts,
  information,
  lands,
  mainRoads,
  memberships,
  outlines,
  places,
  products,
  promoCodes,
  promotions,
  railLines,
  shops,
} from '@harbour/chain'
import { giveShopKeys } from '../staff/shop-key-file.ts'
import { entriesOf, readLiveNo, readStoreIds, type Chain } from './catalogue-store.ts'
import { replaceAllEntries } from './versions/draft-store.ts'
import { beginDraft, countDifferent, lockCatalogue, publishList } from './versions/version-store.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { StartupError } from '../../platform/startup-error.ts'

/** The chain that comes with Harbour. */
export const demoChain: Chain = {
  brand: brands,
  district: districts,
  outline: outlines,
  land: lands,
  rail: railLines,
  road: mainRoads,
  shop: shops,
  category: categories,
  product: products,
  promotion: promotions,
  coupon: coupons,
  promoCode: promoCodes,
  couponRule: couponRules,
  place: places,
  membership: memberships,
  information,
}

export type Seeding = { db: Database; dataDir: string; seed: 'demo' | 'none' }

/**
 * Opens an empty catalogue with the demo chain, where it is to be seeded, one gateway at a time; one that is there is the chain's own and stays as it
 * is, whatever the code was built with. Gives each shop's till its key, and the number of records written. Refuses a catalogue that stays empty.
 */
export async function seed({ db, dataDir, seed: wanted }: Seeding): Promise<number> {
  return db.transaction(async (rows) => {
    await lockCatalogue(rows)
    let storeIds = await readStoreIds(rows)
    if (storeIds.length === 0 && wanted === 'none')
      throw new StartupError('The catalogue is empty. SEED=demo opens it with the demo chain; npm run chain -- import FILE with your own.')
    const written = storeIds.length === 0 ? await writeChain(rows, demoChain, 'Harbour') : 0
    if (written > 0) storeIds = await readStoreIds(rows)
    await giveShopKeys(rows, { dataDir, storeIds })
    return written
  })
}

/** The operator's command, as the author of what it does. */
const author = 'npm run chain'

export type ChainChange = { db: Database; dataDir: string; chain: Chain }

/** A chain that becomes the live one: on the version that its maker has seen, where only that may be replaced; `also` is written with it. */
type ChainPublication = ChainChange & { liveNo?: number; also?: (rows: Rows, versionNo: number) => Promise<void> }

/**
 * Makes a chain the live version, one gateway at a time, and gives each shop's till its key. A chain that is live already is no new version; what tills have said
 * about sold-out products stays. Gives the number of records in which it differs from what was live. Refuses where another version is live by now.
 */
export async function replaceChain({ db, dataDir, chain, liveNo, also }: ChainPublication): Promise<number> {
  return db.transaction(async (rows) => {
    await lockCatalogue(rows)
    if (liveNo !== undefined && (await readLiveNo(rows)) !== liveNo)
      throw new StartupError('Another version was published meanwhile. Nothing was written: look at it, and import again.')
    const touched = await writeChain(rows, chain, author)
    if (touched > 0) await also?.(rows, await readLiveNo(rows))
    await giveShopKeys(rows, { dataDir, storeIds: chain.shop.map(({ storeId }) => storeId) })
    return touched
  })
}

/** Begins a draft that would make a chain the catalogue; gives its number, and that of the records that it changes. */
export async function draftChain({
  db,
  chain,
  note,
}: Pick<ChainChange, 'db' | 'chain'> & { note: string }): Promise<{ versionNo: number; changed: number }> {
  return db.transaction(async (rows) => {
    await lockCatalogue(rows)
    const entries = entriesOf(chain)
    const versionNo = await beginDraft(rows, { note, author: { staffId: null, name: author }, at: null })
    await replaceAllEntries(rows, { versionNo, entries, by: author })
    return { versionNo, changed: await countDifferent(rows, entries) }
  })
}

/** Counts the records in which a chain differs from the catalogue. Writes nothing. */
export const countChanges = ({ db, chain }: Pick<ChainChange, 'db' | 'chain'>): Promise<number> => countDifferent(db.rows, entriesOf(chain))

/** Makes a chain the live version, where it differs from the one that is; gives the number of records in which. */
async function writeChain(rows: Rows, chain: Chain, name: string): Promise<number> {
  const entries = entriesOf(chain)
  const different = await countDifferent(rows, entries)
  if (different === 0) return 0
  const versionNo = await beginDraft(rows, { note: '', author: { staffId: null, name }, at: null })
  await publishList(rows, { versionNo, entries })
  return different
}
