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
import { writeChain, type Chain } from './catalogue-store.ts'
import type { Database } from '../../platform/database/database.ts'

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

export type Seeding = { db: Database; dataDir: string; chain?: Chain }

/**
 * Writes a chain into the database, one gateway at a time, and gives each shop's till its key. A chain that has not changed
 * writes nothing; what tills have said about sold-out products stays. Gives the number of rows touched.
 */
export async function seed({ db, dataDir, chain = demoChain }: Seeding): Promise<number> {
  return db.transaction(async (rows) => {
    await rows({ name: '', text: `select pg_advisory_xact_lock(${lock})` })
    const touched = await writeChain(rows, chain)
    await giveShopKeys(rows, { dataDir, storeIds: chain.shop.map(({ storeId }) => storeId) })
    return touched
  })
}
