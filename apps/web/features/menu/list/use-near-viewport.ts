import { startTransition, useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Says once that an element has come within a screen's height of what the guest sees. */
export function useNearViewport<Of extends Element>(onNear: () => void): { ref: RefObject<Of | null> } {
  const ref = useRef<Of>(null)
  const tell = useEffectEvent(onNear)
  // The browser tells.
  useEffect(() => (ref.current ? watch(ref.current, () => tell()) : undefined), [])
  return { ref }
}

const waiting = new Map<Element, () => void>()
let watcher: IntersectionObserver | undefined

/** One watcher for all: a large menu waits with hundreds of elements, and each watcher costs every frame its time. */
function watch(element: Element, tell: () => void): () => void {
  watcher ??= new IntersectionObserver(tellNear, { rootMargin: '700px 0px' })
  waiting.set(element, tell)
  watcher.observe(element)
  return () => leave(element)
}

function tellNear(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const tell = isIntersecting && waiting.get(target)
    if (!tell) continue
    leave(target)
    startTransition(tell)
  }
}

function leave(element: Element) {
  waiting.delete(element)
  watcher?.unobserve(element)
}
