import type { ShopReminder, OrderEventMessage, RiderPosition } from './order-event-messages.ts'

/** Somebody who follows an order or a shop over an open stream. */
export type Follower = {
  hear(event: OrderEventMessage): void
  /** The rider of the order has been seen. */
  see(position: RiderPosition): void
  /** The shop has not answered an order. */
  remind(reminder: ShopReminder): void
  /** Events may have been missed: look again at what is kept. */
  resync(): void
  beat(): void
  /** Ends the stream; the other side comes back by itself. */
  leave(): void
}

export type Hub = {
  follow(topic: string, follower: Follower): () => void
  /** Passes an event on to those who follow its order or its shop. */
  tell(event: OrderEventMessage): void
  /** Passes a change of an order on to those who follow its shop alone. */
  tellShop(event: OrderEventMessage): void
  /** Has those who follow a group order look at it again. */
  tellGroup(groupId: string): void
  /** Shows those who follow an order where its rider is. */
  show(position: RiderPosition): void
  /** Reminds those who follow a shop of an order that it has not answered. */
  remind(reminder: ShopReminder): void
  resync(): void
  beat(): void
  /** Ends every stream, and from then on each new one as it comes. */
  leave(): void
  size(): number
}

export const orderTopic = (orderId: string) => `order ${orderId.toLowerCase()}`
export const shopTopic = (storeId: string) => `shop ${storeId}`
export const groupTopic = (groupId: string) => `group ${groupId.toLowerCase()}`

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
    tell(event) {
      for (const topic of [orderTopic(event.orderId), shopTopic(event.storeId)]) {
        for (const follower of topics.get(topic) ?? []) follower.hear(event)
      }
    },
    tellShop(event) {
      for (const follower of topics.get(shopTopic(event.storeId)) ?? []) follower.hear(event)
    },
    tellGroup(groupId) {
      for (const follower of topics.get(groupTopic(groupId)) ?? []) follower.resync()
    },
    show(position) {
      for (const follower of topics.get(orderTopic(position.orderId)) ?? []) follower.see(position)
    },
    remind(reminder) {
      for (const follower of topics.get(shopTopic(reminder.storeId)) ?? []) follower.remind(reminder)
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
