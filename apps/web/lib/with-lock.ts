/** So long at most, in milliseconds: a tab that the phone has put to sleep must not stop the others for ever. */
const patience = 30_000

/**
 * Does a piece of work while no other tab does one of its name, and once it sees all that the tab before it has written. Where tabs cannot wait for
 * one another (over plain HTTP) it is done at once.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun = false
  const begin = async () => {
    begun = true
    const turns = await import('./storage-sync.ts').catch(() => undefined) // without a network for its code the work says so itself
    const turn = await turns?.waitForStorage(name)
    try {
      return await work()
    } finally {
      await turns?.passOnStorage(name, turn ?? 0)
    }
  }
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, begin)
  } catch (cause) {
    if (begun) throw cause
    return work()
  }
}
