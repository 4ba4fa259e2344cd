import type { ChainShop } from '@harbour/chain'

export type NewShop = { storeId: string; tc: string; en: string }
export type NewShopFault = 'number' | 'taken' | 'name'

/** Finds what keeps a new shop from being made; null where nothing does. */
export function newShopFault({ storeId, tc, en }: NewShop, taken: ReadonlySet<string>): NewShopFault | null {
  if (!/^\d{4}$/.test(storeId)) return 'number'
  if (taken.has(storeId)) return 'taken'
  return tc.trim() === '' || en.trim() === '' ? 'name' : null
}

/** A new shop that is like another in all but its number and its name: its zones are named after it. */
export const likeShop = (other: ChainShop, { storeId, tc, en }: NewShop): ChainShop => ({
  ...other,
  storeId,
  platformStoreId: `7${storeId}`,
  extraStoreId: `8${storeId}`,
  name: { tc: tc.trim(), en: en.trim() },
  zones: other.zones.map((zone, at) => ({ ...zone, zoneId: `${storeId}-${at + 1}` })),
  blackouts: [],
  soldOut: [],
})
