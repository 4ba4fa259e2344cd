import { useEffect, useLayoutEffect, type CSSProperties } from 'react'
import { useNavigationType } from 'react-router'
import { holdScroll } from './hold-scroll.ts'
import { headOffset } from './scroll-spy.ts'

/** The height of each section when the guest left the menu, and which of them they were reading, where on the screen. */
const heights = new Map<string, number>()
type Place = { at: number; id: string; top: number; scrolled: number }
let left: Place | undefined

/**
 * A guest who comes back to the menu finds its sections as tall as they were, drawn or not, so that the browser finds the place where they
 * left; the section they were reading is the one to draw first, and stands where it stood, however little those above it differ.
 */
export function useRestoredMenuPlace(ids: string[]): { start: number; styleOf: (id: string, drawn: boolean) => CSSProperties | undefined } {
  const isBack = useNavigationType() === 'POP'
  const key = ids.join(' ')
  // The browser has measured the sections; they are asked as they go.
  useLayoutEffect(
    () => () => {
      const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      for (const { id, offsetHeight } of sections) heights.set(id, offsetHeight)
      left = placeRead(sections)
    },
    [key],
  )
  // The browser restores how far the page was scrolled, and knows nothing of sections.
  useEffect(() => (isBack && left ? keepAt(left) : undefined), [isBack])
  const styleOf = (id: string, drawn: boolean) => {
    const height = heights.get(id)
    if (!height) return undefined
    return drawn ? { containIntrinsicBlockSize: `auto ${height}px` } : { minHeight: height }
  }
  return { start: isBack ? (left?.at ?? 0) : 0, styleOf }
}

function placeRead(sections: readonly HTMLElement[]): Place | undefined {
  const offset = headOffset()
  const at = sections.findIndex((section) => section.getBoundingClientRect().bottom > offset)
  const section = sections[at]
  return section && { at, id: section.id, top: section.getBoundingClientRect().top, scrolled: Math.round(scrollY) }
}

/** Keeps a section where it stood until the guest moves, also once the browser has brought back how far the page was scrolled. */
function keepAt({ id, top, scrolled }: Place): () => void {
  const put = () => {
    const moved = (document.getElementById(id)?.getBoundingClientRect().top ?? top) - top
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
  }
  const restored = () => {
    if (Math.round(scrollY) === scrolled) put()
  }
  addEventListener('scroll', restored, { passive: true })
  return holdScroll(put, () => removeEventListener('scroll', restored))
}
