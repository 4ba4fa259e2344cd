import type { Brand, Instant, Product } from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** The product that an outside code stands for on a menu (spec 3.12); undefined where it stands for nothing there. */
export type ExternalProductLookup = (code: string) => Product | undefined

type LookupAsked = { brand: Brand; storeId?: string | undefined; at: Instant }

/** Looks codes up on the menu of a shop, as it is priced for an order of this moment; without one, or where there is no such shop, in what the brand sells. Several products of a code give the first that has not run out. */
export function externalProductLookup(catalogue: Catalogue, { brand, storeId, at }: LookupAsked): ExternalProductLookup {
  const known = storeId !== undefined && catalogue.shop(storeId)?.brand === brand
  const { products, soldOut } = known
    ? catalogue.book(storeId, 1, at)
    : { products: catalogue.products(brand, 1, at), soldOut: new Set<string>() }
  return (code) => {
    const found = catalogue.productsOfCode(brand, code).flatMap((pid) => products.get(`${brand}-${pid}`) ?? [])
    return found.find(({ pid }) => !soldOut.has(pid)) ?? found[0]
  }
}
