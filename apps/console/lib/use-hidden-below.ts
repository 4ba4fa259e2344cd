import { useEffect, useState, type RefObject } from 'react'

/** The smallest part of an item that counts as seen, in pixels: its head, above the bar that counts the others. */
const glimpse = 96

/** The number of items of a scrolled box's lists that lie below what can be seen; found by halves, since a list may be long. */
export function useHiddenBelow(box: RefObject<HTMLElement | null>, count: number): number {
  const [hidden, setHidden] = useState(0)
  // A box scrolls and grows beside React.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setHidden(hiddenIn(element)))
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
