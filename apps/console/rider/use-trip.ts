import { tripGet } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, query } from '../api/call.ts'
import { keepTrip, keptTrip } from './kept-trip.ts'
import { sendWordsOnwards, useSaidWords } from './said-words.ts'
import { withWords, type Trip } from './trip.ts'
import { useTripToken } from './trip-token.ts'

/** The trip of this phone with what its rider has said, read again every twenty seconds: the shop may take a stop off it. */
export function useTrip() {
  const token = useTripToken(({ token }) => token)
  const words = useSaidWords(({ waiting }) => waiting)
  const asked = query(tripGet, { token })
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: asked.queryKey,
    queryFn: async ({ signal }) => {
      const trip = await call(tripGet, { token }, { signal })
      keepTrip(token, trip)
      return trip
    },
    enabled: token !== '',
    refetchInterval: 20_000,
    initialData: () => keptTrip(token)?.trip,
    initialDataUpdatedAt: () => keptTrip(token)?.at ?? 0,
    staleTime: 0,
  })
  const own = words.filter((word) => word.token === token)
  return { known: token !== '', trip: data && withWords(data, own), heardAt: dataUpdatedAt, error, retry: () => void refetch() }
}

/** Sends what the rider says, for as long as the page stands. */
export function useWordsOnTheirWay(): void {
  const queries = useQueryClient()
  // Words are sent outside React, in their own time.
  useEffect(
    () =>
      sendWordsOnwards((trip: Trip, token) => {
        queries.setQueryData(query(tripGet, { token }).queryKey, trip)
        keepTrip(token, trip)
      }),
    [queries],
  )
}
