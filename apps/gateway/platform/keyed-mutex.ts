/** Does work for a key; `waited` tells it that other work for the same key has been done meanwhile. */
export type KeyedMutex<Result> = (key: string, work: (waited: boolean) => Promise<Result>) => Promise<Result>

/** Work for the same key takes turns. Whoever asks while some is under way shares what is begun after it with all who wait, so that nobody hears of less than there was when they asked. */
export function createKeyedMutex<Result>(): KeyedMutex<Result> {
  const underWay = new Map<string, Promise<Result>>()
  const waiting = new Map<string, Promise<Result>>()

  function begin(key: string, work: Promise<Result>): Promise<Result> {
    const turn = work.finally(() => underWay.delete(key))
    underWay.set(key, turn)
    return turn
  }

  return (key, work) => {
    const next = waiting.get(key)
    if (next) return next
    const turn = underWay.get(key)
    if (!turn) return begin(key, work(false))
    const after = () => {
      waiting.delete(key)
      return begin(key, work(true))
    }
    const mine = turn.then(after, after)
    waiting.set(key, mine)
    return mine
  }
}
