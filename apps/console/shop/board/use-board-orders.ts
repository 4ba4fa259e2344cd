import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { boardOrders, dueCount, lastPlacedAt, type BoardOrders } from './board-orders.ts'

/** The orders of the board, sorted anew whenever one changes or a preorder has come due; `lastAt` when the latest came in. */
export function useBoardOrders(): { orders: BoardOrders; lastAt: number | undefined } {
  const { orders } = useShopOrders()
  const due = useAtServerTime((now) => dueCount(orders, now))
  return { orders: sorted(orders, due), lastAt: lastPlacedAt(orders) }
}

/** `_due` says that the moment is another: what has come due since then moves. */
const sorted = (orders: Parameters<typeof boardOrders>[0], _due: number) => boardOrders(orders, serverNow())
