import { riderListGet, type ShopRider } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { placeOf, type TripRecord } from '../store/trips.ts'

export const riderListGetAction = handle(riderListGet, async ({ storeId }, { riders, trips, clock }) => {
  const open = Map.groupBy(await trips.open(storeId, clock.now()), ({ riderId }) => riderId)
  const found = await riders.list(storeId)
  return {
    riders: found.map(({ riderId, name, phone, vehicle, cash }) => ({
      riderId,
      name,
      phone,
      vehicle,
      cash,
      ...whereabouts(open.get(riderId) ?? []),
    })),
  }
})

function whereabouts(trips: readonly TripRecord[]): Pick<ShopRider, 'out' | 'outSince' | 'place' | 'trips'> {
  const starts = trips.flatMap(({ startedAt }) => startedAt ?? [])
  const places = trips.flatMap((trip) => placeOf(trip) ?? []).toSorted((a, b) => b.at - a.at)
  return {
    out: starts.length > 0,
    outSince: starts.length > 0 ? Math.min(...starts) : null,
    place: places[0] ?? null,
    trips: trips.map((trip) => ({
      tripId: trip.tripId,
      assignedAt: trip.assignedAt,
      startedAt: trip.startedAt,
      place: placeOf(trip),
      stops: trip.stops.map(({ orderId, pickupNo, state, outcome, reason }) => ({
        orderId,
        pickupNo,
        delivered: outcome === 'delivered' || state === 'completed',
        failed: reason,
      })),
    })),
  }
}
