import { useQuery } from '@tanstack/react-query'
import { useKeys } from '../../api/keys.ts'
import { serverTimeOf } from '../../lib/server-clock.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { ordersQuery } from '../orders/use-shop-orders.ts'

const none: ShopOrder[] = []

/** The shop's orders as the gateway last said them, whatever this tablet has done since; `heardAt` is the server's time then, null of those that were only kept from before. */
export function useHeardOrders(): { orders: readonly ShopOrder[]; heardAt: number | null } {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { data, dataUpdatedAt } = useQuery(ordersQuery(storeId))
  return { orders: data?.orders ?? none, heardAt: dataUpdatedAt > 0 ? serverTimeOf(dataUpdatedAt) : null }
}
