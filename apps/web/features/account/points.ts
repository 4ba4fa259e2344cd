import { pointGet, pointHistoryGet } from '@harbour/protocol'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, query } from '../../call.ts'

const quiet = { background: true, handles: 'all' } as const

/** The member's points, what they are worth and when they end. */
export const usePoints = () => useQuery(query(pointGet, {}, quiet))

/** What came and went, the latest first, page by page. */
export function usePointHistory(limit: number) {
  return useInfiniteQuery({
    queryKey: [...query(pointHistoryGet, { limit }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => call(pointHistoryGet, { limit, after: pageParam }, { ...quiet, signal }),
    initialPageParam: undefined as string | undefined, // the first page comes after none
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.entryId : undefined),
    refetchOnMount: 'always',
  })
}
