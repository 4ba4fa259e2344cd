import type { Holiday, ShopOverlay, SoldOutEntry } from '@harbour/protocol'
import { formatDate, systemStateReasons, type Instant } from '@harbour/rules'
import { saidBy } from './overlay/author.ts'
import type { Catalogue, ShopRecord } from './catalogue.ts'
import type { Call } from './deps.ts'

/** The shop that a call of the staff names: the door has looked for it. */
export function namedShop(storeId: string, catalogue: Catalogue): ShopRecord {
  const shop = catalogue.shop(storeId)
  if (!shop) throw new Error(`shop ${storeId} has just been there`)
  return shop
}

type OverlayDeps = Pick<Call, 'catalogue' | 'clock'>

/** The day of a shop, as its people see and change it. */
export function shopOverlay(storeId: string, { catalogue, clock }: OverlayDeps): ShopOverlay {
  const [now, { busyMinutes, busyUntil, pausedUntil }] = [clock.now(), namedShop(storeId, catalogue)]
  const entries = catalogue.overlay().soldOutEntries(storeId, now)
  return {
    soldOut: [...new Set(entries.map(({ pid }) => pid))],
    soldOutEntries: entries,
    busyMinutes,
    busyUntil,
    pausedUntil: pausedUntil !== null && pausedUntil <= now ? null : pausedUntil,
    state: stateSaid(storeId, catalogue),
    holidays: holidaysOf([storeId], catalogue, now),
  }
}

/** All that has run out at these shops; what is said of all shops of a brand or the chain once. */
export function soldOutOf(shops: readonly ShopRecord[], { catalogue, clock }: OverlayDeps, pid?: string): SoldOutEntry[] {
  const entries = shops.flatMap(({ storeId }) => catalogue.overlay().soldOutEntries(storeId, clock.now()))
  const about = entries.filter((entry) => pid === undefined || entry.pid === pid)
  const own = about.filter(({ storeId }) => storeId !== null)
  const wide = about.filter(({ storeId }) => storeId === null)
  return [...new Map(wide.map((entry) => [`${entry.brand} ${entry.pid}`, entry])).values(), ...own]
}

/** The holidays of these shops that are not over, the earliest first. */
export function holidaysOf(storeIds: readonly string[], catalogue: Catalogue, now: Instant): Holiday[] {
  const today = formatDate(now)
  return storeIds
    .flatMap((storeId) => catalogue.overlay().holidays(storeId))
    .filter(({ endDate }) => today <= endDate)
    .map(({ staffName, ...holiday }) => ({ ...holiday, by: saidBy(staffName) }))
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
}

function stateSaid(storeId: string, catalogue: Catalogue): ShopOverlay['state'] {
  const state = catalogue.overlay().state(storeId)
  if (!state) return { since: null, reason: null, note: null, by: { kind: 'catalogue', name: null } }
  const { since, reason, note, staffName } = state
  return {
    since,
    reason,
    note,
    by: systemStateReasons.some((each) => each === reason) ? { kind: 'system', name: null } : saidBy(staffName),
  }
}
