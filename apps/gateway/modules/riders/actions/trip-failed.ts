import { tripFailed } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle } from '../deps.ts'
import { riderAs, shownTrip, tripOfToken } from '../open-trip.ts'

export const tripFailedAction = handle(tripFailed, async ({ token, orderId, reason }, call) => {
  const trip = await tripOfToken(token, call)
  if (!trip) throw refuse(tripFailed, 'TRIP_UNKNOWN')
  const stop = trip.stops.find((each) => each.orderId === orderId.toLowerCase())
  if (!stop) throw refuse(tripFailed, 'ORDER_UNKNOWN')
  if (stop.outcome !== 'failed') {
    if (stop.outcome !== null || stop.state !== 'delivering') throw refuse(tripFailed, 'NOT_ON_ITS_WAY')
    const failed = { tripId: trip.tripId, orderId: stop.orderId, reason, at: call.clock.now() }
    const shop = namedShop(trip.storeId, call.catalogue)
    await call.db.transaction(async (rows) => {
      if (!(await call.trips.fail(rows, failed))) return
      await call.audit.write(rows, { action: tripFailed.name, subject: stop.orderId, shop, after: { reason } }, riderAs(trip, call))
    })
  }
  const shown = await shownTrip(token, call)
  if (!shown) throw refuse(tripFailed, 'TRIP_UNKNOWN')
  return shown
})
