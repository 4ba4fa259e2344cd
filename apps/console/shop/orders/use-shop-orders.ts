import { getShopOrders, type Answer } from '@harbour/protocol'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { useKeys } from '../../api/keys.ts'
import { serverTimeOf, whenClockIsSet } from '../../lib/server-clock.ts'
import { singleFlight } from '../../lib/concurrency/single-flight.ts'
import { fetchOrders } from './fetch-orders.ts'
import { followShop, noteHeard, noteLost, useLine } from './order-stream.ts'
import { persistedOrders } from './persisted-orders.ts'
import { noteLastOrder } from './last-order.ts'
import { withSteps, type BoardOrder, type QueuedStep } from './queued-step.ts'
import type { ShopOrder } from './shop-order.ts'
import { useCancels, withoutCancelled, type Cancel } from './steps/cancels.ts'
import { useHeldSteps } from './steps/held-steps.ts'
import { sendSteps, useStepQueue, whenConfirmed } from './step-queue.ts'

/** The stream tells of every change; asking now and then finds what a stream could have missed. */
const askEvery = 20_000

/** A shop's orders as they are shown: `known` once they were read, `heard` is false of those that this tablet only kept from before. */
type ShopOrders = { orders: BoardOrder[]; known: boolean; heard: boolean }

/**
 * The shop's orders that have not ended: as they were last heard, with what this tablet has done since. What was done here shows at once; what is heard is drawn in
 * small steps, between which the screen moves, since hundreds of orders are too much for one frame of a slow tablet.
 */
export function useShopOrders(): ShopOrders {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { data, dataUpdatedAt } = useQuery(ordersQuery(storeId))
  const waiting = useStepQueue(({ waiting }) => waiting)
  const held = useHeldSteps(({ held }) => held)
  const cancels = useCancels(({ cancels }) => cancels)
  const now = shownOrders(data?.orders, dataUpdatedAt > 0, { cancels, waiting, held })
  const before = useDeferredValue(now)
  return count(now.done) > count(before.done) ? now : before
}

/** All that this tablet has done and the gateway has not confirmed. */
type Done = { cancels: readonly Cancel[]; waiting: readonly QueuedStep[]; held: readonly QueuedStep[] }

const count = ({ cancels, waiting, held }: Done): number => cancels.length + waiting.length + held.length

let shown: (ShopOrders & { heardOrders: readonly ShopOrder[] | undefined; done: Done }) | undefined

/** Orders as they are shown, worked out once for the half dozen parts of the screen that ask at a time. */
function shownOrders(heardOrders: readonly ShopOrder[] | undefined, heard: boolean, done: Done): ShopOrders & { done: Done } {
  const { cancels, waiting, held } = done
  const isSame = shown?.done.cancels === cancels && shown.done.waiting === waiting && shown.done.held === held
  if (shown && isSame && shown.heardOrders === heardOrders && shown.heard === heard) return shown
  const orders = withSteps(withoutCancelled(heardOrders ?? [], cancels), [...waiting, ...held])
  shown = { orders, known: heardOrders !== undefined, heard, heardOrders, done }
  return shown
}

/** The question for a shop's orders, as it stands in the cache: one for both languages, so that they are known while those of the other are on their way. */
export const ordersQuery = (storeId: string) => {
  return {
    queryKey: [getShopOrders.name, { storeId }] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await fetchOrders(storeId, signal).catch((cause: unknown) => {
        if (!signal.aborted) noteLost()
        throw cause
      })
      noteHeard()
      noteLastOrder(answer.orders)
      return answer
    },
    enabled: storeId !== '',
    refetchInterval: askEvery,
    refetchIntervalInBackground: true,
    staleTime: 0,
    structuralSharing: false,
  }
}

/** Shows the orders as this tablet kept them, until the gateway has said what they are now. */
async function showKept(queries: QueryClient, storeId: string): Promise<void> {
  const { queryKey } = ordersQuery(storeId)
  const kept = await persistedOrders(storeId)
  if (kept && !queries.getQueryData(queryKey)) queries.setQueryData(queryKey, kept, { updatedAt: 0 })
}

/** The moment of server time at which the orders are asked for next. */
export function useNextFetch(): number {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { dataUpdatedAt, errorUpdatedAt } = useQuery(ordersQuery(storeId))
  return serverTimeOf(Math.max(dataUpdatedAt, errorUpdatedAt) + askEvery)
}

const refreshers = new WeakMap<QueryClient, () => Promise<void>>()

/** Reads the shop's orders anew, from now on: no read is broken off, so that they come through however much is told of in a rush. */
export function refreshOrders(queries: QueryClient): Promise<void> {
  const refresh = refreshers.get(queries) ?? singleFlight(() => readAnew(queries))
  refreshers.set(queries, refresh)
  return refresh()
}

async function readAnew(queries: QueryClient): Promise<void> {
  const [orders, goingOn] = [{ queryKey: [getShopOrders.name] }, { cancelRefetch: false }]
  // One that a poll has begun may have been answered before the news.
  if (queries.isFetching(orders) > 0) await queries.refetchQueries(orders, goingOn)
  await queries.invalidateQueries(orders, goingOn)
}

/** Keeps the orders fresh while the shop's screen stands, and sends what waits whenever the gateway is heard or somebody has signed in. */
export function useOrderStream(): void {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  // Local storage, and the stream, which is a connection of its own, are outside React.
  useEffect(() => void showKept(queries, storeId), [queries, storeId])
  useEffect(() => followShop(() => void refreshOrders(queries)), [queries])
  useEffect(() => whenClockIsSet(() => void refreshOrders(queries)), [queries])
  useEffect(() => {
    const read = async () => {
      await refreshOrders(queries)
      const { queryKey } = ordersQuery(useKeys.getState().tablet?.storeId ?? '')
      const now = queries.getQueryState<Answer<typeof getShopOrders>>(queryKey)
      return now?.error ? undefined : now?.data?.orders
    }
    return whenConfirmed(read)
  }, [queries])
  // So are the steps on their way.
  useEffect(() => {
    const stops = [
      useLine.subscribe((now, before) => void (now.lostAt === null && before.lostAt !== null && sendSteps())),
      useKeys.subscribe((now, before) => void (now.shift !== null && before.shift?.key !== now.shift.key && sendSteps())),
    ]
    void sendSteps()
    return () => stops.forEach((stop) => stop())
  }, [])
}
