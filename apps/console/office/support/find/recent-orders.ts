import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** An order that somebody has opened: its numbers, and nothing of its guest. */
export type RecentOrder = { orderId: string; pickupNo: string; orderNo: string }

const most = 6

/** The orders with one more in front, each once. */
export const withRecent = (recent: readonly RecentOrder[], order: RecentOrder): RecentOrder[] =>
  [order, ...recent.filter(({ orderId }) => orderId !== order.orderId)].slice(0, most)

/** The orders that each person has opened lately in this browser, by their id. */
export const useRecentOrders = create<{ of: Record<string, RecentOrder[]> }>()(
  persist(() => ({ of: {} }), { name: 'console.support.recent' }),
)

/** Notes that somebody has opened an order. */
export function noteOpened(staffId: string, { orderId, pickupNo, orderNo }: RecentOrder): void {
  useRecentOrders.setState(({ of }) => ({ of: { ...of, [staffId]: withRecent(of[staffId] ?? [], { orderId, pickupNo, orderNo }) } }))
}
