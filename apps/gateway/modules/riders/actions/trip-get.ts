import { tripGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { shownTrip } from '../open-trip.ts'

export const tripGetAction = handle(tripGet, async ({ token }, call) => {
  const trip = await shownTrip(token, call)
  if (!trip) throw refuse(tripGet, 'TRIP_UNKNOWN')
  return trip
})
