import { getShopOrders } from '@harbour/protocol'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { followShop, noteHeard, noteLost } from './order-stream.ts'
import type { ShopOrder } from './shop-order.ts'

/** The stream tells of every change; asking now and then finds what a stream could have missed. */
const askEvery = 20_000

/** The shop's orders that have not ended, as they were last heard. */
export function useShopOrders(): { orders: ShopOrder[]; known: boolean } {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { data } = useQuery(ordersQuery(storeId))
  return { orders: data?.orders ?? [], known: data !== undefined }
}

const ordersQuery = (storeId: string) => {
  const asked = query(getShopOrders, { storeId })
  return {
    ...asked,
    queryFn: async (context: { signal: AbortSignal }) => {
      const answer = await asked.queryFn(context).catch((cause: unknown) => {
        noteLost()
        throw cause
      })
      noteHeard()
      return answer
    },
    enabled: storeId !== '',
    refetchInterval: askEvery,
    refetchIntervalInBackground: true,
    staleTime: 0,
  }
}

/** Reads the shop's orders anew. */
export const refreshOrders = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: [getShopOrders.name] })

/** Keeps the orders fresh while the shop's screen stands. */
export function useOrderStream(): void {
  const queries = useQueryClient()
  // The stream is a connection of its own beside React.
  useEffect(() => followShop(() => void refreshOrders(queries)), [queries])
}
