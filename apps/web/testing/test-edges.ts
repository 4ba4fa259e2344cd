/** Everything to read or to press that stands out over an edge of the page, where nothing scrolls; it looks by itself, so that a walk can send it into a page. */
export function whatSticksOut(): string[] {
  const width = document.documentElement.clientWidth
  const cutOff = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return /auto|scroll|hidden/.test(getComputedStyle(parent).overflowX) || cutOff(parent)
  }
  const told = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, label, dt, dd')]
    .filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 1 && (right > width + 1 || left < -1) && !cutOff(element)
    })
    .map((element) => element.outerHTML.slice(0, 120))
  return document.documentElement.scrollWidth > width ? [...told, 'the page itself'] : told
}
