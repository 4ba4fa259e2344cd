import { memberCodeGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { serverNow, useServerTimeValue } from '../../../lib/server-clock.ts'

/** The code for the counter, fetched anew before the one on screen ends; none once it has ended. */
export function useMemberCode() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(memberCodeGet, {}, { background: true, handles: 'all' }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? Math.max(1000, state.data.expiresAt - serverNow() - 2000) : 15_000),
    refetchOnWindowFocus: 'always',
  })
  const ended = useServerTimeValue((now) => data !== undefined && now > data.expiresAt)
  return {
    code: data && !ended ? data.code : undefined,
    memberNo: data?.memberNo,
    expiresAt: data?.expiresAt,
    isError,
    isFetching,
    refetch,
  }
}
