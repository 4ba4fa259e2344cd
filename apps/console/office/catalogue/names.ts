import type { ChainProduct, ChainShop } from '@harbour/chain'
import { m } from '../../paraglide/messages.js'
import { listIn, wordsIn, type Locale } from '../words/in-language.ts'
import { useRecords } from './records.ts'

/** The names of what rules speak of: a dish, a shop; its id where there is none of that id. */
export type Names = {
  dish: (pid: string, locale: Locale) => string
  shop: (storeId: string, locale: Locale) => string
}

/** Names from the records of dishes and shops. */
export function namesOf(products: readonly ChainProduct[], shops: readonly ChainShop[]): Names {
  const dishes = new Map(products.map(({ pid, name }) => [pid, name]))
  const places = new Map(shops.map(({ storeId, name }) => [storeId, name]))
  const named = (of: typeof dishes) => (id: string, locale: Locale) => {
    const name = of.get(id)
    return name ? wordsIn(name, locale) : id
  }
  return { dish: named(dishes), shop: named(places) }
}

/** The dishes and shops of the version that is worked on, and their names. */
export function useNames() {
  const [products, shops] = [useRecords('product'), useRecords('shop')]
  const dishes = (products.records ?? []).map(({ record }) => record)
  const places = (shops.records ?? []).map(({ record }) => record)
  return { dishes, shops: places, names: namesOf(dishes, places), error: products.error ?? shops.error }
}

/** A list is named as far as this, and counted beyond. */
export const mostNamed = 3

/** Some shops in the words of a language: by their names, many by their number. */
export function shopList(storeIds: readonly string[], names: Names, locale: Locale): string {
  if (storeIds.length > mostNamed) return m.office_count_shops({ count: storeIds.length }, { locale })
  return listIn(
    storeIds.map((storeId) => names.shop(storeId, locale)),
    locale,
  )
}
