import { shopOrderGet, type Answer } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import type { BoardOrder, QueuedStep } from '../orders/queued-step.ts'
import { useStepQueue } from '../orders/step-queue.ts'
import { useCancels } from '../orders/steps/cancels.ts'
import { useHeldSteps } from '../orders/steps/held-steps.ts'
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

/** The status in which this tablet has ended an order, as long as the gateway has not said so. */
function useEndedHere(orderId: string): number | undefined {
  const cancelled = useCancels(({ cancels }) => cancels.some((cancel) => cancel.orderId === orderId && cancel.state !== 'failed'))
  const isEnd = (step: QueuedStep) => step.orderId === orderId && step.kind === 'move' && step.status === orderStatuses.completed
  const held = useHeldSteps(({ held }) => held.some(isEnd))
  const waiting = useStepQueue(({ waiting }) => waiting.some(isEnd))
  if (cancelled) return orderStatuses.cancelled
  return held || waiting ? orderStatuses.completed : undefined
}

/** One order with all that is known of it: asked for anew whenever the board has news of it. */
export function useOrderDetail(orderId: string): OrderDetailState {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const onBoard = useShopOrders().orders.find((order) => order.orderId === orderId)
  const ended = useEndedHere(orderId)
  const asked = query(shopOrderGet, { storeId, orderId })
  const { data, error, isPending, refetch } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, onBoard?.status ?? null, onBoard?.held?.since ?? null, ended ?? null],
    placeholderData: (before) => before,
    refetchInterval: askEvery,
  })
  const offBoard = data && { ...data.order, unsent: null, status: ended ?? data.order.status }
  const order = onBoard ?? offBoard
  return { order, detail: data, error, isPending, retry: () => void refetch() }
}
