import { createContext, startTransition, useEffect, useRef, useState, type RefObject } from 'react'

const listeners = new WeakMap<Element, (seen: boolean) => void>()
let observer: IntersectionObserver | undefined

/** One observer for all: a hundred of them would each look at the page. */
const watch = () =>
  (observer ??= new IntersectionObserver(
    (entries) => startTransition(() => entries.forEach(({ target, isIntersecting }) => listeners.get(target)?.(isIntersecting))),
    { rootMargin: '160px' },
  ))

/** Says whether an element is on the screen, or nearly; `met` once it ever was. Before the first look it is neither. */
export function useSeen<E extends Element>(): { ref: RefObject<E | null>; seen: boolean; met: boolean } {
  const ref = useRef<E>(null)
  const [state, setState] = useState({ seen: false, met: false })
  // The browser tells what is on the screen.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    listeners.set(element, (seen) => setState(({ met }) => ({ seen, met: met || seen })))
    watch().observe(element)
    return () => {
      watch().unobserve(element)
      listeners.delete(element)
    }
  }, [])
  return { ref, ...state }
}

/** True for what stands on the screen: a clock that nobody sees need not tick. */
export const SeenContext = createContext(true)
