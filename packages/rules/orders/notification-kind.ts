import type { Minutes } from '../time/clock.ts'
import { hasEnded, orderTypes, type OrderState, type OrderType } from './order.ts'
import type { Actor } from './transition.ts'

/** The steps of an order that are told to a guest who does not look. */
export type NotificationKind = 'accepted' | 'ready' | 'locker' | 'delivering' | 'cancelled' | 'refundArranged' | 'refunded'

/** A step as it was written down, and the order as it is by now. */
export type NotifiedStep = { state: OrderState; actor: Actor; reason: string | null }
export type NotifiedOrder = { state: OrderState; orderType: OrderType; locker: object | null }

/**
 * The news of a step, if that still holds: nothing of what guests do themselves, of what the kitchen does in between, or of what a later step
 * has made untrue (spec 2.38, 7.29).
 */
export function notificationKind({ state, actor, reason }: NotifiedStep, order: NotifiedOrder): NotificationKind | null {
  if (actor === 'guest') return null
  if (reason === 'refunded' || reason === 'refundArranged') return reason
  if (reason === 'locker') return hasEnded(order.state) ? null : 'locker'
  if (state === 'cancelled') return order.state === 'cancelled' && !reason?.startsWith('refund') ? 'cancelled' : null
  if (order.state !== state && !(state === 'accepted' && order.state === 'preparing')) return null
  return newsOfState(state, order)
}

/** Once the food is in its locker, only the locker is news. */
function newsOfState(state: OrderState, { orderType, locker }: NotifiedOrder): NotificationKind | null {
  const delivered = orderType === orderTypes.delivery
  if (state === 'accepted') return 'accepted'
  if (state === 'ready') return delivered || locker ? null : 'ready'
  return state === 'delivering' && !locker ? 'delivering' : null
}

/** Tells whether an order has news to come that its guest may wait for elsewhere: that it is accepted, can be collected, or is being brought. */
export function hasNewsAhead({ state, orderType }: Pick<NotifiedOrder, 'state' | 'orderType'>): boolean {
  return state === 'placed' || state === 'accepted' || state === 'preparing' || (state === 'ready' && orderType === orderTypes.delivery)
}

/** The minutes that news may be on their way; told later they would only mislead. A locker opens for as long (spec 9.12). */
export const notificationMinutes: Record<NotificationKind, Minutes> = {
  accepted: 10,
  ready: 30,
  locker: 15,
  delivering: 20,
  cancelled: 24 * 60,
  refundArranged: 24 * 60,
  refunded: 24 * 60,
}
