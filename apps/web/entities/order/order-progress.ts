import type { OrderCard } from '@harbour/protocol'
import { guestText, hasEnded, stateOf, type GuestText, type Instant, type OrderState } from '@harbour/rules'

type Going = Pick<OrderCard, 'status' | 'orderType' | 'placedAt' | 'fireAt' | 'etaHigh'>

/** The state of an order. A code that this app does not know yet is read as preparing: the guest is told no nonsense. */
export const orderState = ({ status }: Pick<OrderCard, 'status'>): OrderState => stateOf(status) ?? 'preparing'

/** The one of the nine texts that an order reads as (spec 4.42). */
export const orderStatusText = (order: Pick<OrderCard, 'status' | 'orderType'> & Partial<Pick<OrderCard, 'refund'>>): GuestText =>
  guestText(orderState(order), order.orderType, order.refund?.state)

export const isOver = (order: Pick<OrderCard, 'status'>): boolean => hasEnded(orderState(order))

/** Tells whether a preorder waits for the kitchen to begin with it. */
export function isWaiting(order: Pick<OrderCard, 'status' | 'wantedAt'>): boolean {
  const state = orderState(order)
  return order.wantedAt !== null && (state === 'placed' || state === 'accepted')
}

/** The start of the slot that a preorder is told by; null for others, and once somebody rides with it. */
export const slotToTell = (order: Pick<OrderCard, 'status' | 'wantedAt'>): Instant | null =>
  orderState(order) === 'delivering' ? null : order.wantedAt

/**
 * The way that the ferry has come, 0 to 100: preparing takes it to 45, ready or delivering to 95, and the end to 100 (design, components
 * and states). A preorder's leaves when the kitchen begins.
 */
export function ferryProgress(order: Going, now: Instant): number {
  const text = orderStatusText(order)
  if (text === 'completed') return 100
  const from = order.fireAt ?? order.placedAt
  const share = Math.min(1, Math.max(0, (now - from) / Math.max(1, order.etaHigh - from)))
  return Math.round(text === 'preparing' ? share * 45 : 45 + share * 50)
}
