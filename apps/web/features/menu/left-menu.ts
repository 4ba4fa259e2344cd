import { useLayoutEffect, type CSSProperties } from 'react'
import { useNavigationType } from 'react-router'
import { headOffset } from './scroll-spy.ts'

/** How tall each section was when the guest left the menu, and which of them they were reading. */
const heights = new Map<string, number>()
let readAt = 0

/**
 * Whoever comes back to the menu finds its sections as tall as they were, drawn or not, so that the browser finds the place where they
 * left; and the section they were reading is the one to draw first.
 */
export function useLeftMenu(ids: string[]): { start: number; styleOf: (id: string, drawn: boolean) => CSSProperties | undefined } {
  const isBack = useNavigationType() === 'POP'
  const key = ids.join(' ')
  // The browser has measured the sections; they are asked as they go.
  useLayoutEffect(
    () => () => {
      const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      for (const { id, offsetHeight } of sections) heights.set(id, offsetHeight)
      readAt = Math.max(
        0,
        sections.findIndex((section) => section.getBoundingClientRect().bottom > headOffset()),
      )
    },
    [key],
  )
  const styleOf = (id: string, drawn: boolean) => {
    const height = heights.get(id)
    if (!height) return undefined
    return drawn ? { containIntrinsicBlockSize: `auto ${height}px` } : { minHeight: height }
  }
  return { start: isBack ? readAt : 0, styleOf }
}
