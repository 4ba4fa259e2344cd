import { entriesToDelete } from './cache-eviction.ts'

/** The answer that has been kept under an address by any build, however the other side would pack it today. */
export const findCached = (address: Request | string) => caches.match(address, { ignoreVary: true })

/** Keeps an answer, and in a cache that has a limit the newest only. A phone that has no more room just asks the network again. */
export async function cacheResponse(name: string, address: Request | string, answer: Response, most = Infinity): Promise<void> {
  if (answer.status !== 200) return
  try {
    const cache = await caches.open(name)
    await cache.put(address, answer)
    if (most === Infinity) return
    for (const spare of entriesToDelete(await cache.keys(), most)) await cache.delete(spare)
  } catch {
    return undefined // full, or forbidden to keep anything
  }
}
