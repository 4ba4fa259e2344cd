import type { SoldOutEntry } from '@harbour/protocol'
import type { Blackout } from '@harbour/chain'
import type { Instant, Minutes } from '@harbour/rules'
import type { ShopHoliday } from './holiday-store.ts'
import type { StoredOverlay } from './overlay-store.ts'
import type { ShopState } from './shop-state-store.ts'
import { soldOutEntries, type SoldOutShop } from './sold-out.ts'

/** The day's overlay as it was read, asked for at a moment: what ends by then has ended, without another reading. */
export type Overlay = {
  /** The pids that have run out at a shop; the same set until an end passes. Undefined for a shop that the chain does not have. */
  soldOut(storeId: string, now: Instant): ReadonlySet<string> | undefined
  /** The same with since and until when, why, and by whose word. */
  soldOutEntries(storeId: string, now: Instant): SoldOutEntry[]
  /** Says whether the catalogue itself says that a shop does not have something. */
  listed(storeId: string, pid: string): boolean
  state(storeId: string): ShopState | undefined
  /** Also those that are over. */
  holidays(storeId: string): ShopHoliday[]
  /** The day's part of a shop's record: how busy it is, until when it pauses, and its holidays beside the catalogue's blackouts. */
  record(shop: { storeId: string; blackouts: readonly Blackout[] }): {
    busyMinutes: Minutes
    busyUntil: Instant | null
    pausedUntil: Instant | null
    blackouts: ShopBlackout[]
  }
}

/** A blackout of the catalogue, or a holiday, which may open the shop at other times. */
export type ShopBlackout = Blackout & { opens?: boolean }

export function createOverlay(shops: readonly SoldOutShop[], stored: StoredOverlay): Overlay {
  const shopOf = new Map(shops.map((shop) => [shop.storeId, shop]))
  const [words, states, holidays] = [byShop(stored.shopWords), byShop(stored.states), byShop(stored.holidays)]
  const entries = (shop: SoldOutShop, now: Instant) =>
    soldOutEntries(shop, { own: words.get(shop.storeId) ?? [], wide: stored.wideWords }, now)
  const ends = [...stored.shopWords, ...stored.wideWords].flatMap(({ until }) => until ?? [])
  const setsAt = untilNextEnd(
    ends,
    (now) => new Map(shops.map((shop) => [shop.storeId, new Set(entries(shop, now).map(({ pid }) => pid))])),
  )
  return {
    soldOut: (storeId, now) => setsAt(now).get(storeId),
    soldOutEntries(storeId, now) {
      const shop = shopOf.get(storeId)
      return shop ? entries(shop, now) : []
    },
    listed: (storeId, pid) => shopOf.get(storeId)?.soldOut.includes(pid) ?? false,
    state: (storeId) => states.get(storeId)?.[0],
    holidays: (storeId) => holidays.get(storeId) ?? [],
    record({ storeId, blackouts }) {
      const { busyMinutes = 0, busyUntil = null, pausedUntil = null } = states.get(storeId)?.[0] ?? {}
      return { busyMinutes, busyUntil, pausedUntil, blackouts: [...blackouts, ...(holidays.get(storeId) ?? []).map(blackoutOf)] }
    },
  }
}

/** Works something out again only once one of these moments has passed, or the clock has gone back behind one. */
function untilNextEnd<T>(ends: readonly Instant[], workOut: (now: Instant) => T): (now: Instant) => T {
  let known: { from: Instant; to: Instant; value: T } | undefined
  return (now) => {
    if (!known || now < known.from || known.to <= now) {
      const [from, to] = [Math.max(-Infinity, ...ends.filter((end) => end <= now)), Math.min(Infinity, ...ends.filter((end) => now < end))]
      known = { from, to, value: workOut(now) }
    }
    return known.value
  }
}

function blackoutOf({ startDate, endDate, times, notice }: ShopHoliday): ShopBlackout {
  return { startDate, endDate, times, ...(times.length > 0 && { opens: true }), ...(notice && { reason: notice }) }
}

function byShop<T extends { storeId: string }>(said: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const each of said) {
    const list = found.get(each.storeId)
    if (list) list.push(each)
    else found.set(each.storeId, [each])
  }
  return found
}
