import type { ChainProduct, ChainSetGroup, ChainSetMain } from '@harbour/chain'
import type { Brand } from '@harbour/rules'

/** The cost of a set to its guest, beside its parts bought one by one, in cents: the least and the most of each, and the least that is saved. `without`: mains that cannot be compared. */
export type SetValue = {
  apart: { least: number; most: number }
  set: { least: number; most: number }
  savesLeast: number
  without: number
}

/**
 * Compares every choice of a set with its parts, before anything inside them is chosen. A main that comes in another portion than by itself, or that is not
 * sold by itself, cannot be compared. Undefined where the brand does not sell the set, or a group has nothing to compare.
 */
export function setValue(set: ChainProduct, products: readonly ChainProduct[], brand: Brand): SetValue | undefined {
  const base = set.price[brand]
  if (base === undefined || !set.groups?.length) return undefined
  const prices = new Map(products.map((product) => [product.pid, product.price[brand]]))
  const groups = set.groups.map((group) => groupValue(group, brand, prices))
  if (groups.some((group) => group === undefined)) return undefined
  const whole = groups.flatMap((group) => group ?? [])
  const sum = (of: (group: GroupValue) => number) => whole.reduce((total, group) => total + of(group), 0)
  return {
    apart: { least: sum(({ apart }) => apart.least), most: sum(({ apart }) => apart.most) },
    set: { least: base + sum(({ extra }) => extra.least), most: base + sum(({ extra }) => extra.most) },
    savesLeast: sum(({ saves }) => saves) - base,
    without: sum(({ without }) => without),
  }
}

type GroupValue = { apart: { least: number; most: number }; extra: { least: number; most: number }; saves: number; without: number }
type Compared = { apart: number; extra: number; most: number }

function groupValue(group: ChainSetGroup, brand: Brand, prices: ReadonlyMap<string, number | undefined>): GroupValue | undefined {
  const sold = group.mains.flatMap((main) => {
    const extra = main.price[brand]
    return extra === undefined ? [] : [{ main, extra }]
  })
  const compared = sold.flatMap(({ main, extra }) => compare(main, extra, { group, prices }) ?? [])
  if (compared.length === 0 && group.max > 0) return undefined
  const take = (count: number, of: (each: Compared) => number) => least(compared, count, of)
  return {
    apart: { least: take(group.min, ({ apart }) => apart), most: -take(group.max, ({ apart }) => -apart) },
    extra: { least: take(group.min, ({ extra }) => extra), most: -take(group.max, ({ extra }) => -extra) },
    saves: take(group.min, ({ apart, extra }) => apart - extra),
    without: sold.length - compared.length,
  }
}

type Beside = { group: ChainSetGroup; prices: ReadonlyMap<string, number | undefined> }

function compare({ pid, ownPortion, most }: ChainSetMain, extra: number, { group, prices }: Beside): Compared | undefined {
  const apart = prices.get(pid)
  return apart === undefined || ownPortion ? undefined : { apart, extra, most: most ?? group.max }
}

/** The smallest sum of so many, each taken as often as it may be. */
function least(parts: readonly Compared[], count: number, of: (part: Compared) => number): number {
  let [left, sum] = [count, 0]
  for (const part of parts.toSorted((one, other) => of(one) - of(other))) {
    const taken = Math.min(left, part.most)
    sum += taken * of(part)
    left -= taken
  }
  return sum
}

/** The ways in which a set can be put together of its mains, without what is chosen inside them. */
export function waysOf({ groups = [] }: ChainProduct, brand: Brand): number {
  return groups.reduce((ways, { min, max, mains }) => {
    const most = mains.filter(({ price }) => price[brand] !== undefined).map((main) => main.most ?? max)
    let total = 0
    for (let count = min; count <= max; count++) total += picks(most, count)
    return ways * total
  }, 1)
}

/** The ways to pick so many of some things, each at most so often. */
function picks(most: readonly number[], count: number): number {
  let ways = [1, ...Array.from({ length: count }, () => 0)]
  for (const limit of most)
    ways = ways.map((_, total) => {
      let sum = 0
      for (let taken = 0; taken <= Math.min(limit, total); taken++) sum += ways[total - taken] ?? 0
      return sum
    })
  return ways[count] ?? 0
}

/** A product with the prices of one brand as those of the other, wherever both could have one. */
export function pricesCopied(product: ChainProduct, from: Brand, to: Brand): ChainProduct {
  return JSON.parse(JSON.stringify(product), function copied(this: object, key, value: unknown) {
    // A price of some shops is that of their brand.
    if ((key !== 'price' && key !== 'originalPrice') || 'storeIds' in this || typeof value !== 'object' || value === null) return value
    const prices: Record<string, unknown> = { ...value }
    if (prices[from] === undefined) delete prices[to]
    else prices[to] = prices[from]
    return prices
  }) as ChainProduct // the same product: only sums in it are others
}
