import { action } from '../action.ts'
import { TripFailure } from './shop-rider.ts'
import { Trip, TripToken } from './trip.ts'
import { OrderId } from '../units.ts'

/** A stop could not be delivered and comes back, for its shop to decide; no money moves by it. */
export const tripFailed = action('candao.rider.tripFailed', {
  gateway: 'Action',
  caller: 'anyone',
  content: { token: TripToken, orderId: OrderId, reason: TripFailure },
  data: Trip,
  refusals: ['TRIP_UNKNOWN', 'ORDER_UNKNOWN', 'NOT_ON_ITS_WAY'],
})
