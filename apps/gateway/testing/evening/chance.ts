/** Chance that can be had again: of the same seed the same. */
export type Chance = {
  /** A whole number from 0, less than this. */
  below(end: number): number
  /** A number from `low` to `high`. */
  between(low: number, high: number): number
  /** True so often, of 1. */
  odds(part: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
  guid(): string
}

export function createChance(seed: number): Chance {
  let state = seed | 0
  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    below,
    between: (low, high) => low + next() * (high - low),
    odds: (part) => next() < part,
    pick: (from) => from[below(from.length)] ?? from[0],
    guid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
