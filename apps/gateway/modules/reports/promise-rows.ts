/**
 * Orders of a shop, of an hour, or all of them, by what became of their promise; `nums` of them were made good each of `offs` tenths of a minute after the middle of it.
 */
export type PromiseSums = { kind: string; key: string; kept: number; early: number; late: number; offs: number[]; nums: number[] }

/** Orders beside what they were promised for; minutes after the middle of it, to a tenth. */
export type PromiseRow = {
  kind: 'shop' | 'hour' | 'all'
  key: string
  orders: number
  kept: number
  early: number
  late: number
  median: number | null
  earliest: number | null
  latest: number | null
}

const kinds = ['all', 'hour', 'shop'] as const

/** Adds up the sums of the same group, and says where the middle of it and its tenths lie. */
export function promisesOf(sums: readonly PromiseSums[]): PromiseRow[] {
  return kinds.flatMap((kind) => {
    const groups = Map.groupBy(
      sums.filter((each) => each.kind === kind),
      ({ key }) => key,
    )
    return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, parts]) => ({ kind, key, ...rowOf(parts) }))
  })
}

function rowOf(parts: readonly PromiseSums[]): Omit<PromiseRow, 'kind' | 'key'> {
  const sum = (field: 'kept' | 'early' | 'late') => parts.reduce((all, part) => all + part[field], 0)
  const [kept, early, late] = [sum('kept'), sum('early'), sum('late')]
  const spread = spreadOf(parts)
  const minutes = (share: number) => minutesAt(spread, share)
  return { orders: kept + early + late, kept, early, late, median: minutes(0.5), earliest: minutes(0.1), latest: minutes(0.9) }
}

type Spread = [off: number, num: number][]

/** The tenths in their order, each with the number of its orders. */
function spreadOf(parts: readonly PromiseSums[]): Spread {
  const nums = new Map<number, number>()
  for (const part of parts) for (const [at, off] of part.offs.entries()) nums.set(off, (nums.get(off) ?? 0) + (part.nums[at] ?? 0))
  return [...nums].toSorted(([a], [b]) => a - b)
}

/** The minutes below which a share of the orders lies; between two of them, where the share lies between them. Null without an order. */
function minutesAt(spread: Spread, share: number): number | null {
  const count = spread.reduce((all, [, num]) => all + num, 0)
  const place = share * (count - 1)
  const [below, above] = [offAt(spread, Math.floor(place)), offAt(spread, Math.ceil(place))]
  if (below === undefined || above === undefined) return null
  return (Math.round(below + (above - below) * (place - Math.floor(place))) + 0) / 10 // + 0 turns -0 into 0
}

/** The tenths of the order at a place, counted from 0. */
function offAt(spread: Spread, place: number): number | undefined {
  let passed = 0
  return spread.find(([, num]) => (passed += num) > place)?.[0]
}
