/** Whole numbers below 2^32 that look like chance and are the same each time (mulberry32). */
export function randomInts(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (more ^ (more >>> 14)) >>> 0
  }
}

/** The same as fractions, from 0 to below 1. */
export function randomFractions(seed: number): () => number {
  const next = randomInts(seed)
  return () => next() / 2 ** 32
}
