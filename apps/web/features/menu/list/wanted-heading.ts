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
    if (first) endHold.current = holdScroll(keepAt(first, goTo))
    return () => endHold.current?.()
  }, [first, goTo])
  return (id) => {
    endHold.current?.()
    endHold.current = holdScroll(keepAt(id, goTo))
  }
}

/** Goes to a heading, and again only where it has been moved since: to scroll to where one is would have the page laid out once more. */
function keepAt(id: string, goTo: (id: string) => void): () => void {
  let reached: number | undefined
  return () => {
    if (reached !== undefined && Math.abs(topOf(id) - reached) < 1) return
    goTo(id)
    reached = topOf(id)
  }
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
