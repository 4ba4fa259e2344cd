/** The turns of this page alone, by name, for a browser that has no locks. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Does work when nobody else does any of that name: in all tabs of this device, or where the browser has no locks, as on a page over plain HTTP, in this one.
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Browsers leave `locks` out where the page is not secure, whatever its type says.
  const locks = navigator.locks as LockManager | undefined
  if (locks) return locks.request(name, work)
  const mine = (turns.get(name) ?? Promise.resolve()).then(work)
  turns.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}
