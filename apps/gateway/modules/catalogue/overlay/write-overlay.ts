import type { Instant } from '@harbour/rules'
import { byTill } from './author.ts'
import { forgetHolidays } from './holiday-store.ts'
import { announceOverlay, lockOverlay } from './overlay-store.ts'
import { readShopStatesOf, writeShopStates, type ShopPace } from './shop-state-store.ts'
import { readShopWordsOf, writeShopWords } from './sold-out-store.ts'
import { lasts } from './sold-out.ts'
import { tellSoldOut } from '../../webhooks/webhook-transactions.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'

type WriterDeps = { db: Database; clock: Clock; reload: () => Promise<void>; snapshot: () => Snapshot }

/** The catalogue's calls that write of the day: those of the tills, and the transaction for what the staff says. */
export function createOverlayWriter({
  db,
  clock,
  reload,
  snapshot,
}: WriterDeps): Pick<Catalogue, 'setSoldOut' | 'setShopState' | 'writeOverlay' | 'forgetHolidays'> {
  const writeOverlay: Catalogue['writeOverlay'] = async (work) => {
    const result = await db.transaction(async (rows) => {
      await lockOverlay(rows)
      return work(rows)
    })
    await reload()
    return result
  }
  return {
    writeOverlay,
    forgetHolidays: () => forgetHolidays(db.rows, clock.now()),
    async setSoldOut(storeId, pid, soldOut, also) {
      if (snapshot().menus.pids.has(pid))
        await writeOverlay(async (rows) => {
          const at = clock.now()
          const news = await writeTillsWord(rows, { storeId, pid, soldOut }, at)
          const brand = snapshot().shops.get(storeId)?.brand ?? null
          if (news) await tellSoldOut(rows, { storeId, brand, pid, soldOut, until: null, at })
          await also?.(rows)
        })
      const pids = snapshot().overlay.soldOut(storeId, clock.now())
      if (!pids) throw new Error(`the catalogue knows no shop ${storeId}`)
      return [...pids]
    },
    async setShopState(state) {
      await writeOverlay((rows) => writeTillsState(rows, state, clock.now()))
      const shop = snapshot().shops.get(state.storeId)
      if (!shop) throw new Error(`the catalogue knows no shop ${state.storeId}`)
      return shop
    },
  }
}

type TillsWord = { storeId: string; pid: string; soldOut: boolean }

/** A till knows only whether it has something: what it says again changes neither the end nor the reason that somebody has given. Gives whether it is news. */
async function writeTillsWord(rows: Rows, { storeId, pid, soldOut }: TillsWord, now: Instant): Promise<boolean> {
  const [before] = await readShopWordsOf(rows, pid, [storeId])
  if (before && (before.soldOut && lasts(before, now)) === soldOut) return false
  await writeShopWords(rows, { pid, soldOut, reason: null, note: null, shops: [{ storeId, since: now, until: null }] }, byTill)
  await announceOverlay(rows, [storeId])
  return true
}

async function writeTillsState(rows: Rows, { storeId, ...pace }: Omit<ShopPace, 'busyUntil'>, now: Instant): Promise<void> {
  const [before] = await readShopStatesOf(rows, [storeId])
  if (before && before.busyMinutes === pace.busyMinutes && before.busyUntil === null && before.pausedUntil === pace.pausedUntil) return
  await writeShopStates(rows, { ...pace, busyUntil: null, storeIds: [storeId], since: now, reason: null, note: null }, byTill)
  await announceOverlay(rows, [storeId])
}
