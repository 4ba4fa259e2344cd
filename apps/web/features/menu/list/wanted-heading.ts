import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { holdScroll } from './hold-scroll.ts'

/**
 * Goes to the heading that the guest wants: the one that the address bar names, then each one tapped. The page is held there while
 * dishes come in above it, until the guest moves. Gives what to do on a tap.
 */
export function useWantedHeading(complete: boolean, goTo: (id: string) => void): (id: string) => void {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const [early] = useState(!complete)
  const endHold = useRef<() => void>(undefined)
  // Before the page was alive the browser followed a tapped link by itself, and left its trace in the address bar.
  const first = (early && hash.slice(1)) || params.get('category')
  // The browser scrolls.
  useEffect(() => {
    if (first) endHold.current = holdScroll(() => goTo(first))
    return () => endHold.current?.()
  }, [first, goTo])
  return (id) => {
    endHold.current?.()
    endHold.current = holdScroll(() => goTo(id))
  }
}
