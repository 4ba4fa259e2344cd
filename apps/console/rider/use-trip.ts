import { tripGet } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, query } from '../api/call.ts'
import { serverNow } from '../lib/server-clock.ts'
import { keepTrip, keptTrip, type HeardTrip } from './kept-trip.ts'
import { sendWordsOnwards, useSaidWords } from './said-words.ts'
import { withWords, type Trip } from './trip.ts'
import { useTripToken } from './trip-token.ts'

const keyOf = (token: string) => query(tripGet, { token }).queryKey

/** The trip of this phone with what its rider has said, read again every twenty seconds: the shop may take a stop off it. */
export function useTrip() {
  const token = useTripToken(({ token }) => token)
  const words = useSaidWords(({ waiting }) => waiting)
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => heard(token, await call(tripGet, { token }, { signal })),
    enabled: token !== '',
    refetchInterval: 20_000,
    initialData: () => keptTrip(token),
    initialDataUpdatedAt: 0,
  })
  const own = words.filter((word) => word.token === token)
  return { known: token !== '', trip: data && withWords(data.trip, own), heardAt: data?.at ?? 0, error, retry: () => void refetch() }
}

/** Sends what the rider says, for as long as the page stands. */
export function useWordsOnTheirWay(): void {
  const queries = useQueryClient()
  // Words are sent outside React, in their own time.
  useEffect(() => sendWordsOnwards((trip, token) => void queries.setQueryData(keyOf(token), heard(token, trip))), [queries])
}

/** A trip that was heard just now, which is kept as well. */
function heard(token: string, trip: Trip): HeardTrip {
  const now = { trip, at: serverNow() }
  keepTrip(token, now)
  return now
}
