import { startTransition, useEffect, useState, type RefObject } from 'react'
import { takeTurn } from './concurrency/take-turn.ts'

/** The smallest part of an item that counts as seen, in pixels: its head, above the bar that counts the others. */
const glimpse = 96
/** So many items are drawn at first, and so many more at a time, between which the screen may move. */
const step = 2
/** So many are kept drawn below what can be seen: whoever throws the list finds them there. */
const ahead = 6

/**
 * A long list within a box that scrolls, drawn as far as it has been scrolled and a little ahead: `drawn` is the number of items to draw, `below` of all that lie
 * below what can be seen. What is not drawn costs a slow tablet nothing, however long the list.
 */
export function useLazyList(box: RefObject<HTMLElement | null>, count: number): { drawn: number; below: number } {
  const [wanted, setWanted] = useState(step)
  const drawn = Math.min(wanted, count)
  const hidden = useHiddenBelow(box, drawn)
  const isShort = drawn < count && hidden.of === drawn && hidden.count < ahead
  // What has been seen is only known once the browser has drawn it.
  useEffect(() => {
    if (isShort) return takeTurn(() => startTransition(() => setWanted(drawn + step)))
  }, [isShort, drawn])
  return { drawn, below: hidden.count + count - drawn }
}

/** The number of a scrolled box's items that lie below what can be seen, `of` so many that there were; found by halves, since a list may be long. */
function useHiddenBelow(box: RefObject<HTMLElement | null>, count: number): { count: number; of: number } {
  const [hidden, setHidden] = useState({ count: 0, of: 0 })
  // A box scrolls and grows beside React.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let frame = 0
    const note = () => {
      const now = { count: hiddenIn(element), of: count }
      setHidden((before) => (before.count === now.count && before.of === now.of ? before : now))
    }
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(note)
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const list of element.children) sizes.observe(list)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box, count])
  return hidden
}

function hiddenIn(box: HTMLElement): number {
  const end = box.getBoundingClientRect().bottom - glimpse
  return [...box.querySelectorAll(':scope > ol')].reduce((sum, { children }) => sum + children.length - firstBelow(children, end), 0)
}

function firstBelow(items: HTMLCollection, end: number): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((items[middle]?.getBoundingClientRect().top ?? 0) > end) to = middle
    else from = middle + 1
  }
  return from
}
