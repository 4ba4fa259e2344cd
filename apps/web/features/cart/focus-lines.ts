export const linesId = 'cart-lines'

/** A line that goes takes the focused button with it: the focus stays with the lines, once they stand as they will. */
export function focusLines() {
  requestAnimationFrame(() => document.getElementById(linesId)?.focus())
}
