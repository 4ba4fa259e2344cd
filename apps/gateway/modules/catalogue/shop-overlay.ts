import type { ShopOverlay } from '@harbour/protocol'
import { languageIds } from '@harbour/rules'
import type { Catalogue, ShopRecord } from './catalogue.ts'

/** The shop that a call of the staff names: the door has looked for it. */
export function namedShop(storeId: string, catalogue: Catalogue): ShopRecord {
  const shop = catalogue.shop(storeId)
  if (!shop) throw new Error(`shop ${storeId} has just been there`)
  return shop
}

/** The day of a shop, as its people see and change it. */
export function shopOverlay(storeId: string, catalogue: Catalogue): ShopOverlay {
  const { busyMinutes, pausedUntil } = namedShop(storeId, catalogue)
  return { soldOut: [...catalogue.book(storeId, languageIds.tc).soldOut], busyMinutes, pausedUntil }
}
