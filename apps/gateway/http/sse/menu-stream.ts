import type { Sse } from './event-stream.ts'
import type { Follower } from './hub.ts'

/** The time in which the readers of a menu read it anew, each at a moment of its own, in milliseconds: what concerns one shop is seen within a second, and a whole chain's guests do not all ask at once. */
const withinMs = { one: 400, all: 10_000 }

/** Says that what a shop sells, or how it stands, is another by now, and nothing of it: whoever hears it reads both anew. */
export function followMenu(sse: Sse): Follower {
  const change = (of: 'one' | 'all') => sse.event({ name: 'change', data: { withinMs: withinMs[of] } })
  return { hear: () => {}, see: () => {}, remind: () => {}, resync: change, beat: sse.beat, leave: sse.leave }
}
