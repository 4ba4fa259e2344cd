import { useEffect } from 'react'

/** Gives the focus to the head of what has taken the place of a form: one that is gone leaves it nowhere. */
export function useHeadFocus() {
  // The focus is the browser's.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const head = document.querySelector('h1')
    if (!head) return
    head.tabIndex = -1
    head.focus({ preventScroll: true })
  }, [])
}
