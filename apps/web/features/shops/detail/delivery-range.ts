import { getStoreDeliveryRange, type DeliveryZone } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'

const none: DeliveryZone[] = []

/** The zones where a shop delivers; none until it is known. */
export function useDeliveryRange(storeId: string): DeliveryZone[] {
  const { data } = useQuery({ ...query(getStoreDeliveryRange, { storeId }, { background: true, handles: 'all' }), staleTime: Infinity })
  return data?.zones ?? none
}
