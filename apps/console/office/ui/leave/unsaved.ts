/** Asks what is to become of changes that were not saved, and goes on once they may be dropped. */
type Guard = (go: () => void) => void

const guards = new Set<Guard>()
const waiting = new Set<() => void>()

/** Keeps changes that were not saved from whatever would drop them; gives the end of that. */
export function guardUnsaved(guard: Guard): () => void {
  guards.add(guard)
  return () => {
    guards.delete(guard)
    if (guards.size > 0) return
    const acts = [...waiting]
    waiting.clear()
    for (const act of acts) act()
  }
}

/** Says whether a page is open whose changes were not saved. */
export const isUnsaved = (): boolean => guards.size > 0

/** Does what draws the page anew: at once, or after whoever has changes that were not saved has said that they may be dropped. */
export const leaveThen = (go: () => void): void => [...guards].reduce<() => void>((next, guard) => () => guard(next), go)()

/** Does what draws the page anew as soon as nothing is unsaved, without asking anybody. */
export function onceSaved(act: () => void): void {
  if (isUnsaved()) waiting.add(act)
  else act()
}
