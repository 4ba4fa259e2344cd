import type { StoreCard } from '@harbour/protocol'
import { distanceMetres, currentOpenness, type Instant, type Language, type Minutes, type OrderType, type Point } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import { busyMinutes, shopQuote } from './quotes.ts'
import type { ShopRecord } from './catalogue.ts'

/** `orderType` is what the guest has in mind; left out, the first that the shop serves. */
export type CardView = { now: Instant; orderType?: OrderType; near?: Point; language: Language; queueMinutes: Minutes }

/** A shop as lists show it: how it stands now for the order type, how far it is, and how long an order would take (spec 1.17). */
export function storeCard(
  shop: ShopRecord,
  { now, orderType = shop.orderTypes[0] ?? 1, near, language, queueMinutes }: CardView,
): StoreCard {
  return {
    storeId: shop.storeId,
    name: localize(shop.name, language),
    address: localize(shop.address, language),
    district: localize(shop.district, language),
    ...shop.point,
    phone: shop.phone,
    orderTypes: shop.orderTypes,
    services: shop.services,
    distance: near ? Math.round(distanceMetres(shop.point, near)) : null,
    openness: currentOpenness(shop, orderType, now),
    quoteMinutes: shopQuote(shop, { orderType, queueMinutes, near }),
    busyMinutes: busyMinutes(shop, queueMinutes),
    preorders: shop.preorders,
  }
}
