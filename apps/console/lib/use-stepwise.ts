import { startTransition, useEffect, useState } from 'react'
import { takeTurn } from './concurrency/take-turn.ts'

/** The number of a screen's parts to draw by now: the first at once and one more in each frame that follows, since all of them together are too much for one frame of a slow tablet. */
export function useStepwise(parts: number): number {
  const [drawn, setDrawn] = useState(1)
  // A frame is the browser's: what was drawn so far is on the screen by the next.
  useEffect(() => {
    if (drawn < parts) return takeTurn(() => startTransition(() => setDrawn(drawn + 1)))
  }, [drawn, parts])
  return drawn
}
