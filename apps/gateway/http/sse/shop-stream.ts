import type { Follower } from './hub.ts'
import type { Sse } from './event-stream.ts'

/** Tells a till that one of its shop's orders is new or has changed; after a gap it is greeted again, and reads its orders anew. */
export function followShop(sse: Sse): Follower {
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
