import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/**
 * Goes to the heading that the guest wants: the one that the address bar names, then each one tapped. The page is held there while
 * dishes come in above it, until the guest moves. Gives what to do on a tap.
 */
export function useWantedHeading(complete: boolean, goTo: (id: string) => void): (id: string) => void {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const [early] = useState(!complete)
  const letGo = useRef<() => void>(undefined)
  // Before the page was alive the browser followed a tapped link by itself, and left its trace in the address bar.
  const first = (early && hash.slice(1)) || params.get('category')
  // The browser scrolls.
  useEffect(() => {
    if (first) letGo.current = hold(() => goTo(first))
    return () => letGo.current?.()
  }, [first, goTo])
  return (id) => {
    letGo.current?.()
    letGo.current = hold(() => goTo(id))
  }
}

const moves = ['pointerdown', 'wheel', 'keydown'] as const

/** Does it now, and again whenever the page changes its height, until the guest moves. Gives what ends it sooner. */
function hold(scroll: () => void): () => void {
  scroll()
  // What it tells first is the height it begins with: going there once more in the same frame would lay everything out twice.
  let begun = false
  const page = new ResizeObserver(() => {
    if (begun) scroll()
    begun = true
  })
  page.observe(document.body)
  const letGo = () => {
    page.disconnect()
    for (const move of moves) removeEventListener(move, letGo)
  }
  for (const move of moves) addEventListener(move, letGo, { passive: true })
  return letGo
}
