import { tripGet } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRefused } from '../api/call-failure.ts'
import { call, query } from '../api/call.ts'
import { serverNow, useAtServerTime } from '../lib/server-clock.ts'
import { forgetKept, persistTrip, persistedTrip, type HeardTrip } from './persisted-trip.ts'
import { forgetReports, useReportQueue } from './report-queue.ts'
import { keepSendingReports } from './send-reports.ts'
import { withReports, type Trip } from './trip.ts'
import { useTripToken } from './trip-token.ts'

const keyOf = (token: string) => query(tripGet, { token }).queryKey

/**
 * The trip of this phone with what its rider has said, read again every twenty seconds: the shop may take a stop off it. One whose link opens it no more is `over`: then
 * nothing of it stays on the phone.
 */
export function useTrip() {
  const token = useTripToken(({ token }) => token)
  const reports = useReportQueue(({ waiting }) => waiting)
  const { data, error, refetch } = useQuery<HeardTrip | null>({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => ask(token, signal),
    enabled: token !== '',
    refetchInterval: ({ state }) => (state.data === null ? false : 20_000),
    initialData: () => persistedTrip(token),
    initialDataUpdatedAt: 0,
  })
  const until = data?.trip.until ?? Infinity
  const late = useAtServerTime((now) => now >= until, data !== null)
  const over = data === null || late
  useForgotten(token, over)
  const own = reports.filter((report) => report.token === token)
  const trip = data && !over ? withReports(data.trip, own) : undefined
  return { known: token !== '', over, trip, heardAt: data?.at ?? 0, error, retry: () => void refetch() }
}

/** Forgets a trip that is over: what was kept of it, its reports and photos, and what was read of it in either language. */
function useForgotten(token: string, over: boolean): void {
  const queries = useQueryClient()
  // What the phone keeps is outside React.
  useEffect(() => {
    if (!over) return
    forgetKept()
    queries.setQueriesData({ queryKey: [tripGet.name] }, null)
    void forgetReports(token)
  }, [queries, token, over])
}

/** Sends what the rider says, for as long as the page stands. */
export function useWordsOnTheirWay(): void {
  const queries = useQueryClient()
  // Words are sent outside React, in their own time.
  useEffect(() => keepSendingReports((trip, token) => void queries.setQueryData(keyOf(token), heard(token, trip))), [queries])
}

/** The trip as the gateway tells it; null where the link opens none, or none any more. */
async function ask(token: string, signal: AbortSignal): Promise<HeardTrip | null> {
  try {
    return heard(token, await call(tripGet, { token }, { signal }))
  } catch (cause) {
    if (isRefused(cause, 'TRIP_UNKNOWN')) return null
    throw cause
  }
}

/** A trip that was heard just now, which is kept as well. */
function heard(token: string, trip: Trip): HeardTrip {
  const now = { trip, at: serverNow() }
  persistTrip(token, now)
  return now
}
