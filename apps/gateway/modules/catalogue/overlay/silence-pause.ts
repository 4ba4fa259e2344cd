import { addMinutes, type Minutes } from '@harbour/rules'
import { byTill } from './author.ts'
import { announceOverlay } from './overlay-store.ts'
import { readShopStatesOf, writeShopStates } from './shop-state-store.ts'
import type { ShopRecord } from '../catalogue.ts'
import type { CatalogueDeps } from '../deps.ts'
import type { Rows } from '../../../platform/database/database.ts'

type SilenceDeps = Pick<CatalogueDeps, 'audit' | 'clock'>

/** The reason by which a pause is known as Harbour's own. */
const reason = 'tabletsSilent'
const harbour = { caller: { staffId: null, name: 'Harbour' }, logId: '' }

/** A pause of so many minutes at most; `mayPause` is asked last, and says no where the silence has had its pause. */
type SilencePause = { minutes: Minutes; mayPause: () => Promise<boolean> }

/** Pauses a shop whose tablets are silent, in a transaction of `writeOverlay`; false where somebody has paused it already. It stays as busy as it is. */
export async function pauseForSilence(
  rows: Rows,
  shop: ShopRecord,
  { minutes, mayPause }: SilencePause,
  deps: SilenceDeps,
): Promise<boolean> {
  const now = deps.clock.now()
  const [before] = await readShopStatesOf(rows, [shop.storeId])
  if ((before?.pausedUntil && before.pausedUntil > now) || !(await mayPause())) return false
  await say(
    rows,
    shop,
    { busyMinutes: before?.busyMinutes ?? 0, busyUntil: before?.busyUntil ?? null, pausedUntil: addMinutes(now, minutes) },
    deps,
  )
  return true
}

/** Ends such a pause, in a transaction of `writeOverlay`; false where it is over, or somebody has said otherwise meanwhile. */
export async function endSilencePause(rows: Rows, shop: ShopRecord, deps: SilenceDeps): Promise<boolean> {
  const [before] = await readShopStatesOf(rows, [shop.storeId])
  if (before?.reason !== reason || before.pausedUntil === null || before.pausedUntil <= deps.clock.now()) return false
  await say(rows, shop, { busyMinutes: before.busyMinutes, busyUntil: before.busyUntil, pausedUntil: null }, deps)
  return true
}

async function say(
  rows: Rows,
  shop: ShopRecord,
  pace: Pick<ShopRecord, 'busyMinutes' | 'busyUntil' | 'pausedUntil'>,
  { audit, clock }: SilenceDeps,
): Promise<void> {
  const state = { ...pace, reason, note: null, since: clock.now(), storeIds: [shop.storeId] } as const
  await writeShopStates(rows, state, byTill)
  await audit.write(rows, { action: 'tablets silent', subject: shop.storeId, shop, after: { ...pace, reason } }, harbour)
  await announceOverlay(rows, [shop.storeId])
}
