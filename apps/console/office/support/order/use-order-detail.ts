import { orderTimelineGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'

/** One order with all that is kept of it. */
export type Story = Answer<typeof orderTimelineGet>
export type StoryEntry = Story['timeline'][number]

const readAgain = 15_000

/** The story of an order, read again while somebody looks at it. */
export function useStory(orderId: string) {
  const { data, error, isFetching, refetch } = useQuery({ ...query(orderTimelineGet, { orderId }), refetchInterval: readAgain })
  return { story: data, error, isFetching, refetch }
}
