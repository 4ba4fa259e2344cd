import type { Follower } from './hub.ts'
import type { Sse } from './event-stream.ts'

/** Tells a till that one of its shop's orders is new or has changed; after a gap it is greeted again, and reads its orders anew. */
function followShop(sse: Sse): Follower {
  const greet = () => sse.event({ name: 'hello', data: {} })
  greet()
  return {
    hear: ({ orderId, status }) => sse.event({ name: 'order', data: { orderId, status } }),
    see: () => undefined, // it has said so itself
    remind: ({ orderId, times }) => sse.event({ name: 'chase', data: { orderId, times } }),
    resync: greet,
    beat: sse.beat,
    leave: sse.leave,
  }
}

/** The same while the till's key, the tablet's, or the person of the staff is in: they are looked at again before each thing they are told, and who is out by then hears it no more. A look that fails ends nothing: what was to be told then is read anew after a greeting, once a look succeeds. */
export function followShopWhile(isIn: () => Promise<boolean>, sse: Sse): Follower {
  const follower = followShop(sse)
  let told = Promise.resolve()
  let missed = false
  const tellIfIn = async (tell: () => void) => {
    const looked = await isIn().catch(() => undefined)
    if (looked === false) return sse.end()
    if (looked === undefined) return void (missed = true)
    if (missed) follower.resync()
    missed = false
    tell()
  }
  // One after the other, so that what is told keeps its order.
  const ifIn = (tell: () => void) => {
    told = told.then(() => tellIfIn(tell)).catch(sse.end)
  }
  return {
    ...follower,
    hear: (event) => ifIn(() => follower.hear(event)),
    remind: (reminder) => ifIn(() => follower.remind(reminder)),
    resync: () => ifIn(follower.resync),
    beat: () => ifIn(follower.beat),
  }
}
