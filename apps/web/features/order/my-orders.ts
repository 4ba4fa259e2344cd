import { getUserOrders } from '@harbour/protocol'
import type { OrderType } from '@harbour/rules'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, query } from '../../call.ts'
import { useSession } from '../../stores/session.ts'

const quiet = { background: true, handles: 'all' } as const
const limit = 20

/** Which orders are looked for; all of them without. */
export type WantedOrders = { orderType?: OrderType | undefined; keyword?: string | undefined }

/** The orders of whoever this device is, newest first, page by page. A device that has never ordered is nobody yet, and asks nothing. */
export function useMyOrders({ orderType, keyword }: WantedOrders) {
  const known = useSession(({ user }) => user !== null)
  const wanted = { limit, orderType, keyword }
  const read = useInfiniteQuery({
    queryKey: [...query(getUserOrders, wanted).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => call(getUserOrders, { ...wanted, after: pageParam }, { ...quiet, signal }),
    initialPageParam: undefined as string | undefined, // the first page comes after none
    getNextPageParam: ({ orders, more }) => (more ? orders.at(-1)?.orderId : undefined),
    enabled: known,
    placeholderData: keyword ? keepPreviousData : undefined,
    refetchOnMount: 'always',
  })
  return { ...read, known, orders: read.data?.pages.flatMap(({ orders }) => orders) }
}
