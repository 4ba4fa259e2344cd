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
import { findChanges, readStoreIds, writeChain, type Chain } from './catalogue-store.ts'
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

/** Any number will do, as long as every gateway takes the same. */
const lock = 3143

export type Seeding = { db: Database; dataDir: string; seed: 'demo' | 'none' }

/**
 * Opens an empty catalogue with the demo chain, where it is to be seeded, one gateway at a time; one that is there is the chain's own and stays as it
 * is, whatever the code was built with. Gives each shop's till its key, and the number of records written. Refuses a catalogue that stays empty.
 */
export async function seed({ db, dataDir, seed: wanted }: Seeding): Promise<number> {
  return db.transaction(async (rows) => {
    await oneAtATime(rows)
    let storeIds = await readStoreIds(rows)
    if (storeIds.length === 0 && wanted === 'none')
      throw new StartupError('The catalogue is empty. SEED=demo opens it with the demo chain; npm run chain -- import FILE with your own.')
    const written = storeIds.length === 0 ? await writeChain(rows, demoChain) : 0
    if (written > 0) storeIds = await readStoreIds(rows)
    await giveShopKeys(rows, { dataDir, storeIds })
    return written
  })
}

export type ChainChange = { db: Database; dataDir: string; chain: Chain }

/**
 * Makes a chain the catalogue, one gateway at a time, and gives each shop's till its key. What has not changed is not written; what tills have said
 * about sold-out products stays. Gives the number of rows touched.
 */
export async function replaceChain({ db, dataDir, chain }: ChainChange): Promise<number> {
  return db.transaction(async (rows) => {
    await oneAtATime(rows)
    const touched = await writeChain(rows, chain)
    await giveShopKeys(rows, { dataDir, storeIds: chain.shop.map(({ storeId }) => storeId) })
    return touched
  })
}

/** Counts the records in which a chain differs from the catalogue. Writes nothing. */
export async function countChanges({ db, chain }: Pick<ChainChange, 'db' | 'chain'>): Promise<number> {
  const { changed, gone } = await db.transaction((rows) => findChanges(rows, chain))
  return changed.length + gone.length
}

const oneAtATime = (rows: Rows) => rows({ name: '', text: `select pg_advisory_xact_lock(${lock})` })
