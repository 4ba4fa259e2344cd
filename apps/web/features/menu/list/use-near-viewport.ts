import { startTransition, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { queueFrame } from './frame-queue.ts'

/** Says once that an element has come within a screen's height of what the guest sees from below, or a third of it from above: where a guest jumps to, what follows comes first. */
export function useNearViewport<Of extends Element>(onNear: () => void): { ref: RefObject<Of | null> } {
  const ref = useRef<Of>(null)
  const tell = useEffectEvent(onNear)
  // The browser tells.
  useEffect(() => {
    const end = watchNear(ref.current, (isNear) => {
      if (!isNear) return
      end()
      startTransition(() => tell())
    })
    return end
  }, [])
  return { ref }
}

/** An element that the guest has left may come back: this long it stays as it is, in milliseconds. */
const stayMs = 1000

/** Says each time that an element comes within two screens' height of what the guest sees, and each time that it has been further away again for a while: of many at once, one in a frame. */
export function useNearnessOf<Of extends Element>(onNear: () => void, onFar: () => void): { ref: RefObject<Of | null> } {
  const ref = useRef<Of>(null)
  const tellNear = useEffectEvent(onNear)
  const tellFar = useEffectEvent(onFar)
  // The browser tells.
  useEffect(() => {
    let near = false
    let left: ReturnType<typeof setTimeout> | undefined
    const leave = () => queueFrame(() => !near && tellFar())
    const end = watchAround(ref.current, (isNear) => {
      clearTimeout(left)
      if (isNear) startTransition(() => tellNear())
      else if (near) left = setTimeout(leave, stayMs)
      near = isNear
    })
    return () => {
      clearTimeout(left)
      end()
    }
  }, [])
  return { ref }
}

const watchNear = watcher('300px 0px 700px')
const watchAround = watcher('1700px 0px')

/** Watches elements for coming within a margin around what the guest sees. One watcher for all: a large menu waits with hundreds of elements, and each watcher costs every frame its time. */
function watcher(rootMargin: string) {
  const told = new Map<Element, (isNear: boolean) => void>()
  let browser: IntersectionObserver | undefined
  return (element: Element | null, tell: (isNear: boolean) => void): (() => void) => {
    if (!element) return () => undefined
    browser ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting)
      },
      { rootMargin },
    )
    told.set(element, tell)
    browser.observe(element)
    return () => {
      told.delete(element)
      browser?.unobserve(element)
    }
  }
}
