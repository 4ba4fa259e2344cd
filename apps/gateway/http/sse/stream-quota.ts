/** The owner of a stream, such as a ticket or an address, and how many of theirs may be open in this process. */
export type StreamShare = { key: string; most: number }
/** Takes a place in every share, or in none where one of them is full; gives how the place is given back, once however often it is called. */
export type StreamQuota = (...shares: readonly StreamShare[]) => (() => void) | undefined

/** Counts open streams by whose they are. A stream is a thing of its process, and so is the count. */
export function createStreamQuota(): StreamQuota {
  const open = new Map<string, number>()
  const count = (key: string, change: 1 | -1) => {
    const left = (open.get(key) ?? 0) + change
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
  return (...shares) => {
    if (shares.some(({ key, most }) => (open.get(key) ?? 0) >= most)) return undefined
    for (const { key } of shares) count(key, 1)
    let taken = true
    return () => {
      if (taken) for (const { key } of shares) count(key, -1)
      taken = false
    }
  }
}
