/** Parts of a page that are drawn each for itself: `data-part` marks them. */
const parts = '[data-part]'

let coming = 0

/**
 * Leaves the parts of the page undrawn while something covers all of it: what is beneath a modal dialog would else be styled and laid out anew with it. Gives what ends
 * that: they come back one in each frame, whatever holds others before them, since all at once are too much for one on a slow tablet, and the focus with the one that had it.
 */
export function coverParts(): () => void {
  cancelAnimationFrame(coming)
  const focused = document.activeElement
  const covered = [...document.querySelectorAll<HTMLElement>(parts)]
  for (const part of covered) part.style.contentVisibility = 'hidden'
  const uncoverNext = () => {
    const part = covered.shift()
    part?.style.removeProperty('content-visibility')
    const lostFocus = document.activeElement === document.body && focused instanceof HTMLElement && part?.contains(focused)
    if (lostFocus) focused.focus({ preventScroll: true })
    if (covered.length > 0) coming = requestAnimationFrame(uncoverNext)
  }
  return () => void (coming = requestAnimationFrame(uncoverNext))
}
