import { useEffect, useState } from 'react'

/** A button that is held for two seconds before it acts: with the finger, or with the space bar or Enter. Gives its handlers, and whether it is being held. */
export function useHold(onHeld: () => void, ms = 2000) {
  const [since, hold] = useState<number>()
  // Time passes outside React.
  useEffect(() => {
    if (since === undefined) return undefined
    const timer = setTimeout(() => {
      hold(undefined)
      onHeld()
    }, ms)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- another function at each drawing must not begin the hold anew
  }, [since])
  const begin = () => hold((now) => now ?? performance.now())
  const end = () => hold(undefined)
  return {
    held: since !== undefined,
    handlers: {
      onPointerDown: begin,
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
      onKeyDown: ({ key, repeat }: { key: string; repeat: boolean }) => void (!repeat && (key === ' ' || key === 'Enter') && begin()),
      onKeyUp: end,
      onBlur: end,
    },
  }
}
