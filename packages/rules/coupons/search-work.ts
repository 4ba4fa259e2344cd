/** The work that a search may still do, counted in steps: about one part of an order looked at by one coupon. */
export type SearchWork = { left: number }

/** Takes steps off the work that is left, and says whether there was enough of it. */
export function spend(work: SearchWork, steps: number): boolean {
  work.left -= steps // the one thing that a search changes: a counter in place of a clock
  return work.left >= 0
}

export const isSpent = ({ left }: SearchWork): boolean => left < 0

/** Work that is counted and has no end. */
export const unlimited = (): SearchWork => ({ left: Infinity })
