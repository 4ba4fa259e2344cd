import { tripMoved } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { sawRider } from '../../ordering/saw-rider.ts'
import { handle, type Call } from '../deps.ts'
import { tripOfToken } from '../open-trip.ts'
import type { TripRecord } from '../store/trips.ts'

/** The shortest time between two places that are kept, in milliseconds. */
const pause = 4000
/** The metres by which a place may be astray and still say something to a guest. */
const mostAstray = 200

export const tripMovedAction = handle(tripMoved, async ({ token, lat, lng, accuracy }, call) => {
  const trip = await tripOfToken(token, call)
  if (!trip) throw refuse(tripMoved, 'TRIP_UNKNOWN')
  const at = call.clock.now()
  const kept = accuracy <= mostAstray && (await call.trips.move(trip.tripId, { lat, lng, at, unlessSince: at - pause }))
  if (kept) await tellGuests(trip, { lat, lng }, call)
  return { at, kept }
})

/** Shows the rider to the guests of the stops to come; an order that is not on its way is passed over. */
async function tellGuests(trip: TripRecord, place: { lat: number; lng: number }, call: Call) {
  const { storeId, riderName: name, riderPhone, vehicle } = trip
  const rider = { name, vehicle, ...(riderPhone !== null && { phone: riderPhone }) }
  for (const { orderId, outcome } of trip.stops) if (outcome === null) await sawRider({ storeId, orderId, rider, ...place }, call)
}
