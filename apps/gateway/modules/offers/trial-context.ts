import { soldProduct } from '@harbour/chain/sold-menu.ts'
import { ruledItems } from '@harbour/chain/sold-prices.ts'
import { soldPromotion } from '@harbour/chain/sold-promotion.ts'
import type { ChainProduct } from '@harbour/chain'
import {
  cents,
  choiceGaps,
  languageIds,
  presetLine,
  promotionsAt,
  shopPrices,
  startOfDay,
  withPrices,
  type CartLine,
  type Instant,
  type Language,
  type OrderToPrice,
  type OrderType,
  type ProductBook,
  type Promotion,
} from '@harbour/rules'
import type { ShopRecord } from '../catalogue/catalogue.ts'
import type { VersionOffers } from '../catalogue/versions/version-offers.ts'

/** The order that offers are tried on. */
export type TriedOrder = { lines: readonly { pid: string; num: number }[]; orderType: OrderType; at: Instant }
type Place = { shop: ShopRecord; soldOut: ReadonlySet<string>; language: Language }

/** A dish that cannot be ordered as it comes. */
export type LeftDish = { pid: string; why: 'unknown' | 'soldOut' | 'asks' }

/** A basket by a version of the catalogue: the order as it is priced before coupons, the promotions of the shop, and what was left out of the basket. */
export type TrialContext = { order: OrderToPrice & { promotions: Promotion[] }; promotions: Promotion[]; left: LeftDish[] }

/** Puts a basket together as a guest would, with the choices that are made for them at first. Delivery goes to the shop's first zone. */
export function trialContext(
  { lines, orderType, at }: TriedOrder,
  offers: VersionOffers,
  { shop, soldOut, language }: Place,
): TrialContext {
  const { brand, storeId, zones } = shop
  const book = { products: productsAt(offers.product, { shop, language, at }), soldOut }
  const promotions = offers.promotion
    .filter(({ storeIds }) => storeIds?.includes(storeId) ?? true)
    .flatMap((promotion) => soldPromotion(promotion, brand, language) ?? [])
  const found = lines.map((line) => ({ ...line, ...dishOf(line.pid, brand, book) }))
  const fees = offers.brand.find((each) => each.brand === brand)?.fees ?? { cutlery: 0, boxedMeal: 0, boxedMealCap: 0 }
  return {
    order: {
      lines: found.flatMap(({ line, num }) => (line ? [{ ...line, num }] : [])),
      book,
      orderType,
      fees: { cutlery: cents(fees.cutlery), boxedMeal: cents(fees.boxedMeal), boxedMealCap: cents(fees.boxedMealCap) },
      delivery: zones[0],
      cutlery: false,
      promotions: promotionsAt(promotions, book, { now: at, orderType }),
    },
    promotions,
    left: found.flatMap(({ pid, why }) => (why ? [{ pid, why }] : [])),
  }
}

function dishOf(pid: string, brand: number, { products, soldOut }: ProductBook): { line?: CartLine; why?: LeftDish['why'] } {
  const product = products.get(`${brand}-${pid}`)
  if (!product) return { why: 'unknown' }
  if (soldOut.has(pid)) return { why: 'soldOut' }
  const line = presetLine(product)
  return choiceGaps(product, line).length > 0 ? { line, why: 'asks' } : { line }
}

type At = { shop: ShopRecord; language: Language; at: Instant }

/** The products of a shop as they are priced at a moment. */
function productsAt(products: readonly ChainProduct[], { shop: { brand, storeId }, language, at }: At): ProductBook['products'] {
  const sold = products.flatMap((product) => soldProduct(product, brand, language) ?? [])
  const prices = ruledItems(products, brand).flatMap((item) => shopPrices(item, { storeId, from: startOfDay(at), days: 1 }))
  return withPrices(new Map(sold.map((product) => [product.uid, product])), prices, at)
}

/** The name of a product in a language. */
export const wordsIn = ({ tc, en }: { tc: string; en: string }, language: Language): string => (language === languageIds.en ? en : tc)
