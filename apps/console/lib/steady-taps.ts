import { useEffect } from 'react'

/** A tap as the page gets it: where, when in milliseconds, and on which button. A key or a screen reader counts no tap (`detail` 0). */
export type Tap<Button> = { x: number; y: number; at: number; detail: number; button: Button }

const quick = 300
const near = 24

/**
 * Says whether a tap is the second of a double tap whose first made something else slide under the thumb: at once, at the same place, and on another button. On the same
 * button it is for that button to say what a second one means.
 */
export function isStrayTap<Button>(before: Tap<Button> | null, { x, y, at, detail, button }: Tap<Button>): boolean {
  if (before === null || detail === 0 || button === before.button) return false
  return at - before.at < quick && Math.hypot(x - before.x, y - before.y) < near
}

/** Lets stray taps do nothing on this page: an order that slides under a thumb is neither finished nor collected by it. */
export function useSteadyTaps(): void {
  // Taps of the whole page come from outside React.
  useEffect(() => {
    let before: Tap<Element> | null = null
    const look = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button, a, [role=button]') : null
      if (!button) return
      const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp, detail: event.detail, button }
      if (isStrayTap(before, tap)) {
        event.preventDefault()
        event.stopPropagation()
      } else before = tap
    }
    document.addEventListener('click', look, { capture: true })
    return () => document.removeEventListener('click', look, { capture: true })
  }, [])
}
