import { orderStatuses } from '@harbour/rules'
import type { ShopOrder } from './shop-order.ts'

/** The columns of the board, in the order of an order's life. */
export const columns = ['new', 'making', 'ready', 'out'] as const
export type Column = (typeof columns)[number]

const columnOfStatus: Partial<Record<number, Column>> = {
  [orderStatuses.placed]: 'new',
  [orderStatuses.accepted]: 'making',
  [orderStatuses.preparing]: 'making',
  [orderStatuses.readyForGuest]: 'ready',
  [orderStatuses.readyForRider]: 'ready',
  [orderStatuses.collectionOverdue]: 'ready',
  [orderStatuses.delivering]: 'out',
}

/** The column that an order stands in; undefined for one that has no place on the board, such as one that has ended. */
export const columnOf = ({ status }: Pick<ShopOrder, 'status'>): Column | undefined => columnOfStatus[status]

/** Orders by their columns: in each the late first, then by what was promised; new ones oldest first. */
export function byColumn<Order extends ShopOrder>(orders: readonly Order[]): Record<Column, Order[]> {
  const grouped: Record<Column, Order[]> = { new: [], making: [], ready: [], out: [] }
  for (const order of orders) {
    const column = columnOf(order)
    if (column) grouped[column].push(order)
  }
  grouped.new.sort((a, b) => a.placedAt - b.placedAt)
  for (const column of ['making', 'ready', 'out'] as const) grouped[column].sort((a, b) => a.etaHigh - b.etaHigh || a.placedAt - b.placedAt)
  return grouped
}
