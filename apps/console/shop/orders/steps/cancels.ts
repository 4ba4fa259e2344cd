import type { Sent, shopOrderMove } from '@harbour/protocol'
import { create } from 'zustand'
import type { ShopOrder } from '../shop-order.ts'

export type CancelReason = NonNullable<Sent<typeof shopOrderMove>['reason']>

/**
 * A cancelling on its way: `held` while it can be taken back, `sending`, waiting for the PIN that gives money back (`proof`), or `failed`, with why.
 * Until it has failed its order is off the board.
 */
export type Cancel = {
  orderId: string
  pickupNo: string
  reason: CancelReason
  state: 'held' | 'sending' | 'proof' | 'failed'
  why: string
  /** The moment at which it was asked for. */
  at: number
}

/** The cancellings of this tablet that are not done yet. */
export const useCancels = create<{ cancels: Cancel[] }>()(() => ({ cancels: [] }))

/** Puts a cancelling in the place of what its order had; of an undone one there is none. */
export function putCancel(orderId: string, cancel: Cancel | null): void {
  useCancels.setState(({ cancels }) => {
    const others = cancels.filter((each) => each.orderId !== orderId)
    return { cancels: cancel ? [...others, cancel] : others }
  })
}

/** Orders without those that are being cancelled. */
export function withoutCancelled(orders: readonly ShopOrder[], cancels: readonly Cancel[]): readonly ShopOrder[] {
  const gone = new Set(cancels.filter(({ state }) => state !== 'failed').map(({ orderId }) => orderId))
  return gone.size === 0 ? orders : orders.filter(({ orderId }) => !gone.has(orderId))
}
