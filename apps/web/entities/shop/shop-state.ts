import type { StoreCard } from '@harbour/protocol'

/**
 * A shop's state as a guest needs to know it before choosing (spec 8.13). `closing`: the last orders are near. `ended`: its door
 * is open, mobile ordering is over.
 */
export type ShopState = 'open' | 'busy' | 'closing' | 'paused' | 'ended' | 'closed'

/** A shop is said to be closing from these minutes before its last order. */
const closingMinutes = 30

/** One state out of opening, cut-off and queue. Where two are true the one that stops the guest sooner is said. */
export function shopState(
  { openness: { state, orderUntil }, busyMinutes }: Pick<StoreCard, 'openness' | 'busyMinutes'>,
  now: number,
): ShopState {
  if (state !== 'open') return state === 'lastOrders' ? 'ended' : state
  if (orderUntil !== null && orderUntil - now <= closingMinutes * 60_000) return 'closing'
  return busyMinutes > 0 ? 'busy' : 'open'
}

/** Tells whether it takes an order at once. */
export const takesOrders = ({ openness }: Pick<StoreCard, 'openness'>): boolean => openness.state === 'open'
