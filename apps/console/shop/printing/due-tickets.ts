import { columnOf } from '../orders/order-columns.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import type { Copy } from './printing-store.ts'

/** One copy of one order. */
export type Ticket = { order: ShopOrder; copy: Copy }

/** Orders that were accepted while nobody was signed in are still printed for so long. */
const fresh = 30 * 60_000

export const ticketName = (orderId: string, copy: Copy): string => `${orderId}.${copy}`

/**
 * The tickets that are to be printed by themselves, the oldest order first: both copies of what is in the making, and the customer's of what stands ready, of
 * orders that came so far within the last half hour and that are not among those seen to.
 */
export function dueTickets(orders: readonly ShopOrder[], done: Readonly<Record<string, number>>, now: number): Ticket[] {
  return orders
    .filter(({ movedAt, placedAt }) => now - (movedAt ?? placedAt) <= fresh)
    .toSorted((a, b) => a.placedAt - b.placedAt)
    .flatMap((order) => copiesOf(order).map((copy) => ({ order, copy })))
    .filter(({ order, copy }) => done[ticketName(order.orderId, copy)] === undefined)
}

function copiesOf(order: ShopOrder): readonly Copy[] {
  const column = columnOf(order)
  if (column === 'making') return ['kitchen', 'customer']
  return column === 'ready' ? ['customer'] : []
}
