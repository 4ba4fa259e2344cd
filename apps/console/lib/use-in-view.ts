import { createContext, startTransition, useEffect, useRef, useState, type RefObject } from 'react'

const listeners = new WeakMap<Element, (seen: boolean) => void>()
let observer: IntersectionObserver | undefined

/** One observer for all: a hundred of them would each look at the page. */
const watch = () => (observer ??= new IntersectionObserver(note, { rootMargin: '160px' }))

const coming = new Set<Element>()
let frame: number | undefined

/** Tells what leaves the screen so at once, and of what comes one in each frame: a slow tablet draws and lays out no more. */
function note(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) coming.add(target)
    else if (!coming.delete(target)) tell([target], false)
  }
  if (frame === undefined) tellComing()
}

function tellComing(): void {
  const [next] = coming
  if (next) {
    coming.delete(next)
    tell([next], true)
  }
  frame = next && requestAnimationFrame(tellComing)
}

const tell = (elements: Element[], seen: boolean) => startTransition(() => elements.forEach((each) => listeners.get(each)?.(seen)))

/** Says whether an element is on the screen, or nearly; `met` once it ever was. Before the first look it is neither. */
export function useInView<E extends Element>(): { ref: RefObject<E | null>; seen: boolean; met: boolean } {
  const ref = useRef<E>(null)
  const [state, setState] = useState({ seen: false, met: false })
  // The browser tells what is on the screen.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    listeners.set(element, (seen) => setState((now) => (now.seen === seen ? now : { seen, met: now.met || seen })))
    watch().observe(element)
    return () => {
      watch().unobserve(element)
      coming.delete(element)
      listeners.delete(element)
    }
  }, [])
  return { ref, ...state }
}

/** True for what stands on the screen: a clock that nobody sees need not tick. */
export const InViewContext = createContext(true)
