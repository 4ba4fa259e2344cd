import { action } from '../action.ts'
import { Trip, TripToken } from './trip.ts'

/** A rider's trip, on their own phone: whoever has the link sees it, until it ends and an hour longer, for twelve hours at most. */
export const tripGet = action('candao.rider.tripGet', {
  gateway: 'Action',
  caller: 'anyone',
  content: { token: TripToken },
  data: Trip,
  refusals: ['TRIP_UNKNOWN'],
})
