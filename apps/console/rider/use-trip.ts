import { tripDelivered, tripFailed, tripGet, type Answer, type Sent } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../api/call.ts'
import { useTripToken } from './trip-token.ts'

export type Trip = Answer<typeof tripGet>
export type Stop = Trip['stops'][number]

/** The trip of this phone, read again every twenty seconds: the shop may take a stop off it. */
export function useTrip() {
  const token = useTripToken(({ token }) => token)
  return useQuery({ ...query(tripGet, { token }), enabled: token !== '', refetchInterval: 20_000 })
}

type Delivered = Omit<Sent<typeof tripDelivered>, 'token'>
type Failed = Omit<Sent<typeof tripFailed>, 'token'>

/** Says of a stop that it was delivered, or comes back to the shop; said again it is done once. */
export function useEndStop() {
  const queries = useQueryClient()
  const token = useTripToken(({ token }) => token)
  const take = (trip: Trip) => queries.setQueryData(query(tripGet, { token }).queryKey, trip)
  const delivered = useMutation({ mutationFn: (said: Delivered) => call(tripDelivered, { token, ...said }), onSuccess: take })
  const failed = useMutation({ mutationFn: (said: Failed) => call(tripFailed, { token, ...said }), onSuccess: take })
  return { delivered, failed }
}
