const moves = ['pointerdown', 'wheel', 'keydown'] as const

/** Scrolls now, and again whenever the page changes its height, until the guest moves; then it is `ended`. Gives what ends it sooner. */
export function holdScroll(scroll: () => void, ended: () => void = () => undefined): () => void {
  scroll()
  // The first thing that it tells is the height it begins with: going there once more in the same frame would lay everything out twice.
  let begun = false
  const page = new ResizeObserver(() => {
    if (begun) scroll()
    begun = true
  })
  page.observe(document.body)
  const end = () => {
    page.disconnect()
    for (const move of moves) removeEventListener(move, end)
    ended()
  }
  for (const move of moves) addEventListener(move, end, { passive: true })
  return end
}
