import { getUserOrders } from '@harbour/protocol'
import type { OrderType } from '@harbour/rules'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import { pagedQuery } from '../../../api/paged-query.ts'
import { useSession } from '../../../api/session.ts'

const quiet = { background: true, handles: 'all' } as const
const limit = 20

/** The orders that are looked for; all of them without. */
export type WantedOrders = { orderType?: OrderType | undefined; keyword?: string | undefined }

/** The orders of whoever this device is, newest first, page by page. A device that has never ordered is nobody yet, and asks nothing. */
export function useMyOrders(wanted: WantedOrders) {
  const known = useSession(({ user }) => user !== null)
  const read = useInfiniteQuery({
    ...myOrdersQuery(wanted),
    enabled: known,
    placeholderData: wanted.keyword ? keepPreviousData : undefined,
  })
  return { ...read, known, orders: read.data?.pages.flatMap(({ orders }) => orders) }
}

export function myOrdersQuery({ orderType, keyword }: WantedOrders) {
  const wanted = { limit, orderType, keyword }
  return pagedQuery({
    queryKey: query(getUserOrders, wanted).queryKey,
    ask: (after, signal) => call(getUserOrders, { ...wanted, after }, { ...quiet, signal }),
    last: ({ orders }) => orders.at(-1)?.orderId,
  })
}
