import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The moment at which the latest order came in that this tablet has heard of; 0 before it has of any. */
export const useLastOrder = create<{ at: number }>()(persist(() => ({ at: 0 }), { name: 'console.last-order' }))

/** Remembers the latest of these orders. */
export function noteLastOrder(orders: readonly { placedAt: number }[]): void {
  const latest = orders.reduce((last, { placedAt }) => Math.max(last, placedAt), useLastOrder.getState().at)
  if (latest > useLastOrder.getState().at) useLastOrder.setState({ at: latest })
}
