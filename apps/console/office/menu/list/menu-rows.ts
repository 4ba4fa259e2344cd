import type { ChainCategory, ChainProduct } from '@harbour/chain'
import type { SoldOutEntry } from '@harbour/protocol'
import { isServed, type Brand, type Instant } from '@harbour/rules'
import type { Listed } from '../../catalogue/records.ts'
import { productFaults } from '../product/product-faults.ts'
import { changedFields } from '../../../lib/records/changed-fields.ts'

/** A product of the list, with where it stands just now in the brand that is looked at. */
export type MenuRow = {
  pid: string
  hash: string
  product: ChainProduct
  category: ChainCategory | undefined
  /** Its place in the menu. */
  place: number
  /** The parts of the record that the draft changes; empty where it changes none, undefined where guests have never had it. */
  changes: readonly string[] | undefined
  /** The shops of the brand that have run out of it. */
  outAt: number
  /** Something that can be chosen for it has run out somewhere. */
  partOut: boolean
  served: boolean
  faults: number
}

export type MenuSources = {
  products: readonly Listed<'product'>[]
  categories: readonly Listed<'category'>[]
  /** The products as guests have them, where a draft is worked in. */
  live: readonly Listed<'product'>[]
  soldOut: readonly SoldOutEntry[]
  brand: Brand
  /** The ids of the shops of the brand. */
  storeIds: readonly string[]
  now: Instant
}

/** The rows of the list in the order of the menu: by its headings, and under each by the products' own order. */
export function menuRows({ products, categories, live, soldOut, brand, storeIds, now }: MenuSources): MenuRow[] {
  const places = new Map(categories.map(({ record }, at) => [record.categoryId, at]))
  const lives = new Map(live.map(({ id, record }) => [id, record]))
  const out = new Map<string, SoldOutEntry[]>()
  for (const entry of soldOut) out.set(entry.pid, [...(out.get(entry.pid) ?? []), entry])
  const outAt = (pid: string) => shopsOut(out.get(pid) ?? [], brand, storeIds)
  const placeOf = ({ category }: ChainProduct) => places.get(category) ?? places.size
  return products
    .map((listed) => ({ ...listed, product: listed.record }))
    .toSorted((one, other) => placeOf(one.product) - placeOf(other.product))
    .map(({ id, hash, changed, product }, place) => {
      const before = lives.get(id)
      return {
        pid: id,
        hash,
        product,
        category: categories[placeOf(product)]?.record,
        place,
        changes: changed ? before && changedFields(before, product) : [],
        outAt: outAt(id),
        partOut: partsOf(product).some((pid) => outAt(pid) > 0),
        served: isServed(product.service, now),
        faults: productFaults(product).length,
      }
    })
}

/** The number of a brand's shops that entries say have run out. */
function shopsOut(entries: readonly SoldOutEntry[], brand: Brand, storeIds: readonly string[]): number {
  const wide = entries.some((entry) => entry.storeId === null && (entry.brand === null || entry.brand === brand))
  if (wide) return storeIds.length
  return new Set(entries.flatMap(({ storeId }) => (storeId !== null && storeIds.includes(storeId) ? [storeId] : []))).size
}

/** The pids of all that can be chosen for a product. */
export const partsOf = ({ requirements = [], groups = [] }: ChainProduct): string[] => [
  ...requirements.flatMap(({ options }) => options.map(({ pid }) => pid)),
  ...groups.flatMap(({ mains }) =>
    mains.flatMap((main) => [main.pid, ...main.groups.flatMap((inner) => inner.products.map(({ pid }) => pid))]),
  ),
]
