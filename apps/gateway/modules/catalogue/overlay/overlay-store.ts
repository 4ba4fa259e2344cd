import type { Instant } from '@harbour/rules'
import { readHolidays, type ShopHoliday } from './holiday-store.ts'
import { readShopStates, type ShopState } from './shop-state-store.ts'
import { readShopWords, readWideWords, type ShopWord, type WideWord } from './sold-out-store.ts'
import { notifyCatalogue } from '../notify-catalogue.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** All that has been said of the day, as it lies in the database. */
export type StoredOverlay = { shopWords: ShopWord[]; wideWords: WideWord[]; states: ShopState[]; holidays: ShopHoliday[] }

export const emptyOverlay: StoredOverlay = { shopWords: [], wideWords: [], states: [], holidays: [] }

const LOCK = statement('overlay-lock', "select pg_advisory_xact_lock(hashtext('overlay')) is null as locked")
const ANNOUNCE = statement('overlay-announce', `select ${notifyCatalogue('$1::text')}`)

/** Reads what is said of the day at a moment; holidays that are over are left out. */
export async function readOverlay(db: Database, now: Instant): Promise<StoredOverlay> {
  const [shopWords, wideWords, states, holidays] = await Promise.all([
    readShopWords(db.rows),
    readWideWords(db.rows),
    readShopStates(db.rows),
    readHolidays(db.rows, now),
  ])
  return { shopWords, wideWords, states, holidays }
}

/** Waits until nobody else writes of the day, so that what is read before a change is what it changes. It holds until the transaction ends. */
export async function lockOverlay(rows: Rows): Promise<void> {
  await rows(LOCK)
}

/** The most shops of one change that are told of by name; of more, all are told. */
const toldByName = 20

/** Tells every process that something of the day has changed: at each of some shops, or at all of them where none is named. */
export async function announceOverlay(rows: Rows, storeIds: readonly string[]): Promise<void> {
  const told = storeIds.length > 0 && storeIds.length <= toldByName ? storeIds : ['']
  for (const storeId of told) await rows(ANNOUNCE, [storeId])
}
