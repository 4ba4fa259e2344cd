import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../navigation/paths.ts'

/** A screen is named by its heading: the browser's tab says it, and whoever comes to a new screen starts there, as on a new page (spec 1.5). */
export function useArrival() {
  const { pathname, search } = useLocation()
  // The tracker of an order takes the place of the word that it was placed, under the same path.
  const placed = new URLSearchParams(search).has('placed')
  const first = useRef(true)
  // Title and focus are the browser's. A heading may come, or be shown, later than its screen, and may take another's place.
  useLayoutEffect(() => {
    const touched = new AbortController()
    const moves = !first.current
    first.current = false
    if (moves) blurLink(document.activeElement)
    const settle = () => {
      const heading = document.querySelector('h1')
      const title = titleOf(pathname, heading)
      if (document.title !== title) document.title = title
      if (moves && !touched.signal.aborted && document.activeElement === document.body) startAt(heading ?? document.querySelector('main'))
    }
    settle()
    const changes = new MutationObserver(settle)
    changes.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ['style'] })
    for (const touch of ['keydown', 'pointerdown'])
      addEventListener(touch, () => touched.abort(), { capture: true, signal: touched.signal })
    return () => {
      changes.disconnect()
      touched.abort()
    }
  }, [pathname, placed])
}

/** The link that led here may still stand, as a tab of the main menu does; a field or a dialog that asked for the focus keeps it. */
function blurLink(focused: Element | null) {
  if (focused instanceof HTMLElement && focused.matches('a, button') && !focused.closest('main, dialog')) focused.blur()
}

function startAt(place: HTMLElement | null) {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Home greets: it has no other name than the site's, which the page says; one that a phone has kept, or that the dev server sends, says none. */
function titleOf(pathname: string, heading: Element | null): string {
  const name = pathname === paths.home ? '' : heading?.textContent
  const site = document.documentElement.dataset.site ?? m.shell_title()
  return name ? `${name} · ${site}` : site
}
