import { orderTimelineGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'

/** One order with all that is kept of it. */
export type OrderDetail = Answer<typeof orderTimelineGet>
export type TimelineEntry = OrderDetail['timeline'][number]

const readAgain = 15_000

/** The detail of an order, read again while somebody looks at it. */
export function useOrderDetail(orderId: string) {
  const { data, error, isFetching, refetch } = useQuery({ ...query(orderTimelineGet, { orderId }), refetchInterval: readAgain })
  return { detail: data, error, isFetching, refetch }
}
