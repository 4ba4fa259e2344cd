import { pointGet, pointHistoryGet } from '@harbour/protocol'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import { pagedQuery } from '../../../api/paged-query.ts'

const quiet = { background: true, handles: 'all' } as const

/** The member's points, what they are worth and when they end. */
export const usePoints = () => useQuery(query(pointGet, {}, quiet))

/** Points that came and went, the latest first, page by page. */
export const usePointHistory = (limit: number) => useInfiniteQuery(pointHistoryQuery(limit))

export const pointHistoryQuery = (limit: number) =>
  pagedQuery({
    queryKey: query(pointHistoryGet, { limit }).queryKey,
    ask: (after, signal) => call(pointHistoryGet, { limit, after }, { ...quiet, signal }),
    last: ({ entries }) => entries.at(-1)?.entryId,
  })
