import type { PictureStore } from './picture-store.ts'

/** Files of pictures that were asked for lately, read from their store once. */
export type PictureCache = { get(key: string): Promise<Buffer | undefined> }

/** Keeps the files that were asked for last, so many bytes of them at most. Of many that ask for one at the same moment, one asks the store. */
export function createPictureCache(store: Pick<PictureStore, 'get'>, mostBytes = 32 * 1024 * 1024): PictureCache {
  const atHand = new Map<string, Buffer>() // the longest unused first
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  let bytes = 0

  function keep(key: string, body: Buffer): void {
    bytes += body.length - (atHand.get(key)?.length ?? 0)
    atHand.delete(key)
    atHand.set(key, body)
    for (const [oldest, { length }] of atHand) {
      if (bytes <= mostBytes) return
      atHand.delete(oldest)
      bytes -= length
    }
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const body = await store.get(key)
    if (body) keep(key, body)
    return body
  }

  return {
    async get(key) {
      const known = atHand.get(key)
      if (known) keep(key, known)
      if (known) return known
      const asked = underWay.get(key) ?? read(key).finally(() => underWay.delete(key))
      underWay.set(key, asked)
      return asked
    },
  }
}
