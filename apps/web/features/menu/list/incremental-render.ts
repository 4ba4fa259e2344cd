import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

type IncrementalRender = {
  /** The number drawn. */
  drawn: number
  /** The number drawn of those from a place on; a group is drawn from its own beginning. */
  drawnOf: (from: number, count: number) => number
}

/** A guest who only looks at the first dishes, and touches nothing, lets the phone rest this long. */
const restMs = 2500
const touches = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const
let begun = false

/** The time after a touch in which its guest waits for its answer, and needs no dish further down. */
const calmMs = 1000
let touchedAt = -calmMs

const isBusy = () => performance.now() - touchedAt < calmMs || document.querySelector('dialog:modal') !== null

/** Notes when the guest touches something, from the touch on that began it. */
function noteTouches() {
  const note = () => void (touchedAt = performance.now())
  note()
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, note, { capture: true, passive: true })
}

/** Says once when the guest begins to do something on any menu, or has looked at one for a while. */
function onBegin(tell: () => void): () => void {
  const begin = () => {
    if (!begun) noteTouches()
    begun = true
    tell()
  }
  const rested = setTimeout(begin, restMs)
  for (const touch of touches) addEventListener(touch, begin, { once: true, passive: true })
  return () => {
    clearTimeout(rested)
    for (const touch of touches) removeEventListener(touch, begin)
  }
}

/**
 * The parts of so many to draw: those from `start` on that make the first sight at once; once the guest begins, one more at a time to the
 * end and from the top, and none while a finger waits for its answer. Those beyond `most` wait until the guest comes near.
 */
export function useIncrementalRender(
  total: number,
  { start, atOnce, most }: { start: number; atOnce: number; most: number },
): IncrementalRender {
  const [count, setCount] = useState(atOnce)
  const [first] = useState(Math.min(start, total - 1))
  const growing = useSyncExternalStore(
    onBegin,
    () => begun,
    () => false,
  )
  // The browser's clock paces it: between two parts it may scroll, paint and answer.
  useEffect(() => {
    if (!growing || count >= Math.min(total, most)) return
    const draw = () => {
      if (isBusy()) next = setTimeout(draw, calmMs)
      else startTransition(() => setCount(count + 1))
    }
    let next = setTimeout(draw, 20)
    return () => clearTimeout(next)
  }, [growing, count, total, most])
  const drawn = Math.min(count, total)
  const isDrawn = (at: number) => (at - first + total) % total < drawn
  const drawnOf = (from: number, parts: number) => Array.from({ length: parts }, (_, at) => from + at).filter(isDrawn).length
  return { drawn, drawnOf }
}
