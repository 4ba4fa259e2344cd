import {
  shopPrices,
  startOfDay,
  withPrices,
  type Brand,
  type Instant,
  type Language,
  type ProductBook,
  type ShopPrice,
} from '@harbour/rules'
import type { Menus } from './menus.ts'

type PricesAsked = { brand: Brand; storeId?: string | undefined; from: Instant; days: number }

/** The prices of a shop, or without one of all the brand's shops, beside those of the menu file, for so many days from an instant's on. */
export const pricesOf = (menus: Menus, asked: PricesAsked): readonly ShopPrice[] => daysOf(menus, asked).prices

type ProductsAsked = { brand: Brand; language: Language; storeId?: string; at: Instant }

/** The products of a brand as they are priced at a shop, or without one at all its shops, for an order of this moment: the same map until a price changes. */
export function productsAt(menus: Menus, { brand, language, storeId, at }: ProductsAsked): ProductBook['products'] {
  const { prices, borders } = daysOf(menus, { brand, storeId, from: at, days: 1 })
  const since = borders.findLast((border) => border <= at) ?? startOfDay(at)
  const work = () => withPrices(menus.products(brand, language), prices, at)
  return kept(knownOf(menus).books, `${brand} ${language} ${storeId ?? ''} ${since}`, work)
}

/** Prices of some days, and the moments of the first at which one of them changes, in order; its beginning among them. */
type PricedDays = { prices: readonly ShopPrice[]; borders: readonly Instant[] }
type Known = { days: Map<string, PricedDays>; books: Map<string, ProductBook['products']> }

/** The prices of some menus, worked out once for each shop and day, and their products, once for each shop, language and time between two changes. */
const known = new WeakMap<Menus, Known>()
/** The most of either that are kept. */
const most = 256

function knownOf(menus: Menus): Known {
  return kept(known, menus, () => ({ days: new Map(), books: new Map() }))
}

function daysOf(menus: Menus, { brand, storeId, from, days }: PricesAsked): PricedDays {
  const midnight = startOfDay(from)
  return kept(knownOf(menus).days, `${brand} ${storeId ?? ''} ${midnight} ${days}`, () => {
    const prices = menus.ruled(brand).flatMap((item) => shopPrices(item, { storeId, from: midnight, days }))
    const changes = prices.flatMap((price) => [price.from ?? midnight, price.until ?? midnight])
    const borders = [...new Set([midnight, ...changes.filter((change) => midnight < change)])]
    return { prices, borders: borders.toSorted((one, other) => one - other) }
  })
}

type Kept<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown }

/** Gives what is known, or works it out. Of more than a map may keep, the oldest goes. */
function kept<Key, Value>(values: Kept<Key, Value>, key: Key, work: () => Value): Value {
  const before = values.get(key)
  if (before !== undefined) return before
  const value = work()
  values.set(key, value)
  if (values instanceof Map && values.size > most) values.delete(values.keys().next().value)
  return value
}
