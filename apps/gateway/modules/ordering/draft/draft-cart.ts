import type { Input, previewOrder } from '@harbour/protocol'
import { promotionsAt, type CouponOccasion, type Instant, type Language, type OrderToPrice } from '@harbour/rules'
import type { Catalogue, ShopRecord, Zone } from '../../catalogue/catalogue.ts'

/** The part of a draft that its price depends on, apart from where it goes. */
export type CartDraft = Pick<Input<typeof previewOrder>, 'lines' | 'orderType' | 'wantedAt' | 'gifts'> & { cutlery: boolean }
type CartContext = { shop: ShopRecord; zone: Zone | null; now: Instant; language: Language }

/** The order as it is priced without coupons, and the occasion on which coupons would be used for it. */
export type DraftCart = { order: OrderToPrice; occasion: Omit<CouponOccasion, 'partnerSignedIn'> }

/** A draft as the rules price it, by the catalogue of now; prices and promotions are those of the time that it is for. */
export function draftCart(
  { lines, orderType, wantedAt, cutlery, gifts }: CartDraft,
  { shop, zone, now, language }: CartContext,
  catalogue: Catalogue,
): DraftCart {
  const { brand, storeId, platformStoreId, extraStoreId } = shop
  const at = wantedAt ?? now
  const book = catalogue.book(storeId, 1, at)
  const promotions = promotionsAt(catalogue.promotions(brand, { storeId, language }), book, { now: at, orderType })
  const { fees } = catalogue.brand(brand)
  return {
    order: { lines, book, orderType, fees, delivery: zone ?? undefined, cutlery, promotions, gifts },
    occasion: { now, wantedAt, orderType, shop: { platformId: platformStoreId, extraId: extraStoreId }, book },
  }
}
