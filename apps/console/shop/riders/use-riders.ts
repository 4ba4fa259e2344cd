import {
  riderAssign,
  riderCashTake,
  riderHandOver,
  riderListGet,
  riderRemove,
  riderSave,
  riderUnassign,
  type Action,
  type Answer,
  type Sent,
} from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { refreshOrders } from '../orders/use-shop-orders.ts'
import { keepTripLink, noteTakenOff } from './trip-links.ts'

/** Their places change as they ride. */
const askEvery = 20_000

const useStoreId = () => useKeys(({ tablet }) => tablet?.storeId ?? '')

/** The riders of this shop; undefined while they are not known. */
export function useRiders() {
  const { data, error, refetch } = useQuery({ ...query(riderListGet, { storeId: useStoreId() }), refetchInterval: askEvery })
  return { riders: data?.riders, error, retry: () => void refetch() }
}

/** A call about the shop's riders: whatever comes of it, riders and orders are read anew before it has ended. */
function useRiderCall<A extends Action>(action: A, onDone: (answer: Answer<A>, asked: Omit<Sent<A>, 'storeId'>) => void = () => undefined) {
  const queries = useQueryClient()
  const storeId = useStoreId()
  return useMutation({
    mutationFn: (asked: Omit<Sent<A>, 'storeId'>) => call(action, { ...asked, storeId }),
    onSuccess: onDone,
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: [riderListGet.name] }), refreshOrders(queries)]),
  })
}

/** Gives orders to a rider as a trip, and keeps its link to be shown. */
export const useAssign = () =>
  useRiderCall(riderAssign, ({ tripId, path, texted }, { riderId }) =>
    keepTripLink({ tripId, riderId, texted, url: new URL(path, location.origin).href }),
  )
export const useHandOver = () => useRiderCall(riderHandOver)
export const useUnassign = () => useRiderCall(riderUnassign, (_answer, { orderId }) => noteTakenOff(orderId))
export const useTakeCash = () => useRiderCall(riderCashTake)
export const useSaveRider = () => useRiderCall(riderSave)
export const useRemoveRider = () => useRiderCall(riderRemove)
