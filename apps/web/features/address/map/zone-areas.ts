import { getStoreDeliveryRange } from '@harbour/protocol'
import { zoneAt } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import type { MapArea } from '../../../ui/map/areas.ts'
import { deliveryQuery } from '../delivery-query.ts'
import type { PinState } from './pin-state.ts'

/** The zone that the pin stands in, of the shop that would deliver there: how far the pin may be moved on the same terms. */
export function useZoneAreas({ point, known }: PinState): readonly MapArea[] | undefined {
  const store = useQuery({ ...deliveryQuery(point), enabled: known }).data?.store
  const { data } = useQuery({
    ...query(getStoreDeliveryRange, { storeId: store?.storeId ?? '' }, { background: true, handles: 'all' }),
    enabled: store !== undefined,
    staleTime: 300_000,
    select: ({ zones }) => zones.map(({ ring, holes }) => ({ ring, holes })),
  })
  const zone = data && store && zoneAt(data, point)
  return zone ? [{ rings: [zone.ring, ...zone.holes], tone: 'zone' }] : undefined
}
