import { mayBeInterrupted } from '../navigation/route-traits.ts'

const changes = ['focusout', 'popstate'] as const

/** Waits until a question may be put: no other dialog stands, nobody types, and no order or form is under way. */
export function whenIdle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    if (!isQuiet()) return
    watch.disconnect()
    for (const change of changes) removeEventListener(change, later, true)
    resolve()
  }
  // A dialog that has just closed, or lost the focus, may give way to the next.
  const later = () => void setTimeout(look, 300)
  const watch = new MutationObserver(later)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  for (const change of changes) addEventListener(change, later, true)
  look()
  return promise
}

function isQuiet(): boolean {
  const typing = document.activeElement?.matches('input:not([type=radio], [type=checkbox]), textarea, select') ?? false
  return !typing && document.querySelector('dialog[open]') === null && mayBeInterrupted(location.pathname)
}
