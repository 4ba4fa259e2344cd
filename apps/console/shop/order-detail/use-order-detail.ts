import { shopOrderGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'

export type OrderDetailAnswer = Answer<typeof shopOrderGet>

type OrderDetailState = {
  /** The order as the board shows it, or as it ended. */
  order: BoardOrder | undefined
  /** All that the gateway says of it; undefined before it has answered, and without a line. */
  detail: OrderDetailAnswer | undefined
  error: Error | null
  isPending: boolean
  retry: () => void
}

const askEvery = 20_000

/** One order with all that is known of it: asked for anew whenever the board has news of it. */
export function useOrderDetail(orderId: string): OrderDetailState {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const onBoard = useShopOrders().orders.find((order) => order.orderId === orderId)
  const asked = query(shopOrderGet, { storeId, orderId })
  const { data, error, isPending, refetch } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, onBoard?.status ?? null, onBoard?.held?.since ?? null],
    placeholderData: (before) => before,
    refetchInterval: askEvery,
  })
  const order = onBoard ?? (data && { ...data.order, unsent: null })
  return { order, detail: data, error, isPending, retry: () => void refetch() }
}
