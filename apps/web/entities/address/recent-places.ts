import type { Place } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import { brand } from '../../api/region.ts'
import { persistedStore } from '../../lib/persisted-store.ts'

/** A place that was chosen for a delivery: a building or a street, and of what kind it is. Its door is not kept. */
export type RecentPlace = Place & { kind: string }

const most = 5

const useRecentStore = persistedStore<{ byBrand: Partial<Record<Brand, RecentPlace[]>> }>('recent-places', { byBrand: {} })

const none: RecentPlace[] = []

/** The places that were last chosen on this device in this brand, the newest first (spec 1.16). */
export const useRecentPlaces = (): RecentPlace[] => useRecentStore(({ byBrand }) => byBrand[brand()] ?? none)
export const recentPlaces = (): RecentPlace[] => useRecentStore.getState().byBrand[brand()] ?? none

/** Keeps a place that was just chosen before all others; the oldest makes room. */
export function rememberPlace({ building, district, fullAddress, lat, lng, kind }: RecentPlace) {
  keepRecentPlaces([{ building, district, fullAddress, lat, lng, kind }, ...recentPlaces()])
}

/** Puts these places in the stead of all that were kept in this brand: each once, and only so many. */
export function keepRecentPlaces(places: readonly RecentPlace[]) {
  const each = places.filter((place, at) => places.findIndex((other) => sameName(other, place)) === at)
  useRecentStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: each.slice(0, most) } }))
}

// A pin seldom stands twice on the same point of a building.
const sameName = (a: Place, b: Place) => a.building === b.building && a.fullAddress === b.fullAddress
