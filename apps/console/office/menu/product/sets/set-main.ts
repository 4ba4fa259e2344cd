import type { ChainProduct, ChainSetMain, Prices } from '@harbour/chain'
import { soldBrands } from '../product-faults.ts'

/** A dish as a part of a set, for no more than the set, in the brands that sell it, with nothing to be chosen inside it yet. */
export function mainOf({ pid, name, picture, spice, price }: ChainProduct): ChainSetMain {
  const free: Prices = Object.fromEntries(soldBrands(price).map((brand) => [brand, 0]))
  return { pid, name, note: { tc: '', en: '' }, picture, price: free, ...(spice && { spice }), groups: [] }
}

export type InnerGroup = ChainSetMain['groups'][number]

/** The groups that are chosen inside dishes of sets, each once: what a dish can be given that another has. */
export function innerGroupsOf(sets: readonly ChainProduct[]): { main: ChainSetMain; inner: InnerGroup }[] {
  const all = sets.flatMap(({ groups = [] }) =>
    groups.flatMap(({ mains }) => mains.flatMap((main) => main.groups.map((inner) => ({ main, inner })))),
  )
  const seen = new Set<string>()
  return all.filter(({ inner }) => {
    const content = JSON.stringify(inner)
    return !seen.has(content) && Boolean(seen.add(content))
  })
}
