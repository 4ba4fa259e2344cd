import * as v from 'valibot'
import { action } from '../action.ts'
import { TripToken } from './trip.ts'
import { Moment, Point } from '../units.ts'

/** A rider's phone says where it is, as exact as so many metres; the guests of the stops to come see it. Too soon after the last, or too vague, it is not `kept`. */
export const tripMoved = action('candao.rider.tripMoved', {
  gateway: 'Action',
  caller: 'anyone',
  content: { token: TripToken, ...Point.entries, accuracy: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)) },
  data: v.object({ at: Moment, kept: v.boolean() }),
  refusals: ['TRIP_UNKNOWN'],
})
