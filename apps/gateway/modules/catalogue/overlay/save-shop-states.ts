import type { Instant, Minutes, ShopStateReason } from '@harbour/rules'
import { byStaff } from './author.ts'
import { announceOverlay } from './overlay-store.ts'
import { judgePause } from './judge-pause.ts'
import type { SaidIn } from './save-sold-out.ts'
import { readShopStatesOf, writeShopStates, type ShopState } from './shop-state-store.ts'
import type { ShopRecord } from '../catalogue.ts'

export type ShopStateWord = {
  busyMinutes: Minutes
  busyUntil?: Instant | null | undefined
  pausedUntil: Instant | null
  reason?: ShopStateReason | null | undefined
  note?: string | null | undefined
}

/** Keeps how busy these shops are, and until when they pause, with what was and is in the audit; where it is no news, nothing is written. */
export async function saveShopStates(
  shops: readonly ShopRecord[],
  { busyMinutes, busyUntil: ends = null, pausedUntil: until, reason = null, note = null }: ShopStateWord,
  { action, call }: SaidIn,
): Promise<'saved' | 'PAUSE_TOO_LONG'> {
  const now = call.clock.now()
  const pausedUntil = judgePause(until, now)
  const busyUntil = busyMinutes === 0 ? null : judgePause(ends, now)
  if (pausedUntil === 'PAUSE_TOO_LONG' || busyUntil === 'PAUSE_TOO_LONG') return 'PAUSE_TOO_LONG'
  // A busy time that has ended by then is none.
  const state = { busyMinutes: ends !== null && busyUntil === null ? 0 : busyMinutes, busyUntil, pausedUntil, reason, note }
  const after = summary(state)
  return call.catalogue.writeOverlay<'saved'>(async (rows) => {
    const known = new Map((await readShopStatesOf(rows, idsOf(shops))).map((each) => [each.storeId, each]))
    const changes = shops
      .map((shop) => ({ shop, before: stateBefore(known.get(shop.storeId), now) }))
      .filter(({ before }) => !sameState(before, after))
    if (changes.length === 0) return 'saved'
    const storeIds = idsOf(changes.map(({ shop }) => shop))
    await writeShopStates(rows, { ...state, storeIds, since: now }, byStaff(call.caller))
    for (const { shop, before } of changes) await call.audit.write(rows, { action, subject: shop.storeId, shop, before, after }, call)
    await announceOverlay(rows, storeIds)
    return 'saved'
  })
}

const idsOf = (shops: readonly ShopRecord[]) => shops.map(({ storeId }) => storeId)

/** A state as the audit has it: its reason and note only where they are said. */
type Summary = { busyMinutes: Minutes; busyUntil?: Instant; pausedUntil: Instant | null; reason?: ShopStateReason; note?: string }

function stateBefore(known: ShopState | undefined, now: Instant): Summary {
  if (!known) return { busyMinutes: 0, pausedUntil: null }
  const busy = known.busyUntil === null || known.busyUntil > now
  return summary({
    ...known,
    ...(!busy && { busyMinutes: 0, busyUntil: null }),
    pausedUntil: known.pausedUntil !== null && known.pausedUntil <= now ? null : known.pausedUntil,
  })
}

function summary({ busyMinutes, busyUntil, pausedUntil, reason, note }: ShopStateWord): Summary {
  return { busyMinutes, ...(busyUntil && { busyUntil }), pausedUntil, ...(reason && { reason }), ...(note && { note }) }
}

function sameState(one: Summary, other: Summary): boolean {
  return (
    one.busyMinutes === other.busyMinutes &&
    one.busyUntil === other.busyUntil &&
    one.pausedUntil === other.pausedUntil &&
    one.reason === other.reason &&
    one.note === other.note
  )
}
