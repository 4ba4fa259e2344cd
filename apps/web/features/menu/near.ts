import { startTransition, useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Says once that an element has come within a screen's height of what the guest sees. */
export function useNear<Of extends Element>(onNear: () => void): { ref: RefObject<Of | null> } {
  const ref = useRef<Of>(null)
  const tell = useEffectEvent(onNear)
  // The browser tells.
  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        startTransition(tell)
      },
      { rootMargin: '700px 0px' },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return { ref }
}
