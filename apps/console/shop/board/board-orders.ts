import { byColumn, type Column } from '../orders/order-columns.ts'
import type { BoardOrder } from '../orders/queued-step.ts'

/** The orders of the board by their columns, and beside them the preorders that the kitchen is not to begin with yet, the soonest first. */
export type BoardOrders = Record<Column, BoardOrder[]> & { later: BoardOrder[] }

/** Says whether an accepted preorder is not due at a moment. */
const isLater = (order: BoardOrder, now: number): boolean => order.fireAt !== null && order.fireAt > now

/** The number of preorders that have come due by a moment: the board changes with it. */
export const dueCount = (orders: readonly BoardOrder[], now: number): number =>
  orders.filter(({ fireAt }) => fireAt !== null && fireAt <= now).length

/** Sorts orders into the columns of the board at a moment. */
export function boardOrders(orders: readonly BoardOrder[], now: number): BoardOrders {
  const grouped = byColumn(orders)
  const later = grouped.making.filter((order) => isLater(order, now)).sort((a, b) => (a.fireAt ?? 0) - (b.fireAt ?? 0))
  return { ...grouped, making: grouped.making.filter((order) => !isLater(order, now)), later }
}

/** The same columns, each as it was before where the same orders stand in it: it is not drawn anew then. */
export function steadyOrders(before: BoardOrders | undefined, now: BoardOrders): BoardOrders {
  if (!before) return now
  const steady = (key: keyof BoardOrders) => (isSame(before[key], now[key]) ? before[key] : now[key])
  return { new: steady('new'), making: steady('making'), ready: steady('ready'), out: steady('out'), later: steady('later') }
}

const isSame = (a: readonly BoardOrder[], b: readonly BoardOrder[]): boolean =>
  a.length === b.length && a.every((order, at) => order === b[at])
