import { shopPrices, withPrices, type Brand, type Instant, type Language, type ProductBook, type ShopPrice } from '@harbour/rules'
import type { Menus } from './menus.ts'

type PricesAsked = { brand: Brand; storeId?: string | undefined; from: Instant; days: number }

/** The prices of a shop, or without one of all the brand's shops, beside those of the menu file, for so many days from an instant's on. */
export function pricesOf(menus: Menus, { brand, storeId, from, days }: PricesAsked): ShopPrice[] {
  return menus.ruled(brand).flatMap((item) => shopPrices(item, { storeId, from, days }))
}

type ProductsAsked = { brand: Brand; language: Language; storeId?: string; at: Instant }

/** The products of a brand as they are priced at a shop, or without one at all its shops, for an order of this moment. */
export function productsAt(menus: Menus, { brand, language, storeId, at }: ProductsAsked): ProductBook['products'] {
  return withPrices(menus.products(brand, language), pricesOf(menus, { brand, storeId, from: at, days: 1 }), at)
}
