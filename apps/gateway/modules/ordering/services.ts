import type { DueOrders } from './store/due-orders.ts'
import type { GuestRetention } from './store/guest-retention.ts'
import type { RiderLockerStore } from './store/rider-locker-store.ts'
import type { OrderEvents } from './store/order-events.ts'
import type { OrderRatings } from './store/order-ratings.ts'
import type { Orders } from './store/orders.ts'
import type { ShopEvents } from './store/shop-events.ts'
import type { ShopBoardStore } from './store/shop-board-store.ts'
import type { ShopHistoryStore } from './store/shop-history-store.ts'
import type { Slots } from './store/slots.ts'
import type { Tickets } from './stream-tickets.ts'

export type OrderingServices = {
  orders: Orders
  /** Orders that nobody has paid or answered in time. */
  dueOrders: DueOrders
  /** The guests of orders, until they are forgotten. */
  guestRetention: GuestRetention
  orderEvents: OrderEvents
  /** The ratings that guests give their orders once they have them. */
  orderRatings: OrderRatings
  /** The same with who took each step, and what the staff did besides. */
  shopEvents: ShopEvents
  /** Places of riders, and lockers that orders wait in. */
  riderLockerStore: RiderLockerStore
  /** Orders held back from the kitchen, and their finished lines. */
  shopBoard: ShopBoardStore
  /** A shop's orders that have ended. */
  shopHistory: ShopHistoryStore
  slots: Slots
  tickets: Tickets
}
