import type { Instant } from '@harbour/rules'
import type { Clock } from '../../platform/clock.ts'
import type { Sse } from './event-stream.ts'

/** The readers of menus in this process. */
export type MenuStreams = {
  /** Tells a reader when the menu or the state of a shop last changed, and of each change from then on; gives what ends that. */
  follow(storeId: string, sse: Pick<Sse, 'event' | 'beat' | 'leave'>): () => void
  /** Tells the readers of a shop that its menu or state is another, once this process answers by it; those of all shops where the id is empty. */
  tell(storeId: string): void
  beat(): void
  /** Ends every stream, and from then on each new one as it comes. */
  leave(): void
}

/** The last change, and the time in which its readers read anew, each at a moment of its own, in milliseconds. */
type Change = { changedAt: Instant; withinMs: number }

/** Of one shop it is seen within a second; a whole chain's guests do not all ask at once. */
const withinMs = { one: 300, all: 10_000 }

/** Readers of menus by their shop, who hear that something is another by now, and nothing of it. What this process was not there to hear has changed when it began. */
export function createMenuStreams(clock: Clock): MenuStreams {
  const readers = new Map<string, Set<Pick<Sse, 'event' | 'beat' | 'leave'>>>()
  const changes = new Map<string, Change>()
  let ofAll: Change = { changedAt: clock.now(), withinMs: withinMs.all }
  let left = false
  const everybody = () => [...readers.values()].flatMap((each) => [...each])
  const lastOf = (storeId: string): Change => {
    const own = changes.get(storeId)
    return own && own.changedAt > ofAll.changedAt ? own : ofAll
  }
  const say = (sse: Pick<Sse, 'event'>, change: Change) => sse.event({ name: 'change', data: change })
  return {
    follow(storeId, sse) {
      const those = readers.get(storeId) ?? new Set()
      readers.set(storeId, those.add(sse))
      if (left) sse.leave()
      else say(sse, lastOf(storeId))
      return () => {
        those.delete(sse)
        if (those.size === 0 && readers.get(storeId) === those) readers.delete(storeId)
      }
    },
    tell(storeId) {
      if (storeId === '') {
        ofAll = { changedAt: clock.now(), withinMs: withinMs.all }
        changes.clear()
        return everybody().forEach((sse) => say(sse, ofAll))
      }
      const change = { changedAt: clock.now(), withinMs: withinMs.one }
      changes.set(storeId, change)
      readers.get(storeId)?.forEach((sse) => say(sse, change))
    },
    beat: () => everybody().forEach((sse) => sse.beat()),
    leave() {
      left = true
      everybody().forEach((sse) => sse.leave())
    },
  }
}
