import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { boardOrders, dueCount, steadyOrders, type BoardOrders } from './board-orders.ts'

/** The orders of the board, sorted anew whenever one changes or a preorder has come due. */
export function useBoardOrders(): BoardOrders {
  const { orders } = useShopOrders()
  const due = useAtServerTime((now) => dueCount(orders, now))
  return sorted(orders, due)
}

let shown: BoardOrders | undefined

/** `_due` says that the moment is another: what has come due since then moves. */
function sorted(orders: Parameters<typeof boardOrders>[0], _due: number): BoardOrders {
  shown = steadyOrders(shown, boardOrders(orders, serverNow()))
  return shown
}
