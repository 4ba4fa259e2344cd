import { startTransition, useEffect, useState } from 'react'

/** As many as fill a screen, and then a few at a time. */
const atOnce = 5
const more = 5

/** The number of a long list's items that are to be drawn by now: a screenful at once, and the others a few at a time, between which the screen may move. */
export function useIncrementalCount(count: number): number {
  const [drawn, setDrawn] = useState(atOnce)
  // The browser's clock paces it.
  useEffect(() => {
    if (drawn >= count) return undefined
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + more)), 20)
    return () => clearTimeout(next)
  }, [drawn, count])
  return Math.min(drawn, count)
}
