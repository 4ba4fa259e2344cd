import type { Chase, Notice, Sighting } from './notices.ts'

/** Somebody who follows an order or a shop over an open stream. */
export type Follower = {
  hear(notice: Notice): void
  /** The rider of the order has been seen. */
  see(sighting: Sighting): void
  /** The shop has not answered an order. */
  chase(chase: Chase): void
  /** Notices may have been missed: look again at what is kept. */
  resync(): void
  beat(): void
  /** Ends the stream; the other side comes back by itself. */
  leave(): void
}

export type Hub = {
  follow(topic: string, follower: Follower): () => void
  /** Passes a notice on to those who follow its order or its shop. */
  tell(notice: Notice): void
  /** Shows those who follow an order where its rider is. */
  show(sighting: Sighting): void
  /** Reminds those who follow a shop of an order that it has not answered. */
  chase(chase: Chase): void
  resync(): void
  beat(): void
  /** Ends every stream, and from then on each new one as it comes. */
  leave(): void
  size(): number
}

export const orderTopic = (orderId: string) => `order ${orderId.toLowerCase()}`
export const shopTopic = (storeId: string) => `shop ${storeId}`

/** The followers of streams in this process. */
export function createHub(): Hub {
  const topics = new Map<string, Set<Follower>>()
  let left = false
  const everybody = () => [...topics.values()].flatMap((followers) => [...followers])
  return {
    follow(topic, follower) {
      const followers = topics.get(topic) ?? new Set()
      topics.set(topic, followers.add(follower))
      if (left) follower.leave()
      return () => {
        followers.delete(follower)
        if (followers.size === 0 && topics.get(topic) === followers) topics.delete(topic)
      }
    },
    tell(notice) {
      for (const topic of [orderTopic(notice.orderId), shopTopic(notice.storeId)]) {
        for (const follower of topics.get(topic) ?? []) follower.hear(notice)
      }
    },
    show(sighting) {
      for (const follower of topics.get(orderTopic(sighting.orderId)) ?? []) follower.see(sighting)
    },
    chase(chase) {
      for (const follower of topics.get(shopTopic(chase.storeId)) ?? []) follower.chase(chase)
    },
    resync: () => everybody().forEach((follower) => follower.resync()),
    beat: () => everybody().forEach((follower) => follower.beat()),
    leave() {
      left = true
      everybody().forEach((follower) => follower.leave())
    },
    size: () => everybody().length,
  }
}
