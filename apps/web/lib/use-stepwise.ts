import { startTransition, useEffect, useState } from 'react'

/** The number of parts to draw by now: the first at once and one more in each frame that follows, since all of them together keep a finger waiting on a slow phone. */
export function useStepwise(parts: number): number {
  const [drawn, setDrawn] = useState(1)
  // A frame is the browser's: what was drawn so far is on the screen by the next.
  useEffect(() => {
    if (drawn >= parts) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, parts])
  return drawn
}
