import * as v from 'valibot'
import { action } from '../action.ts'
import { Trip, TripToken } from './trip.ts'
import { Dollars, OrderId, Text } from '../units.ts'

/** A JPEG of at most 1.5 MB, in base64. */
const Photo = v.pipe(Text, v.maxLength(2 * 1024 * 1024), v.regex(/^[A-Za-z\d+/]+={0,2}$/))

/** The cash that was collected; never less than none. */
const CollectedCash = v.pipe(
  Dollars,
  v.check((cash) => cash >= 0, 'no less than none'),
)

/** The code that a guest reads on their tracker. */
const DeliveryCode = v.pipe(Text, v.regex(/^\d{4}$/))

/** The proof that an order was delivered: into somebody's hands, the code that its guest said, or a photo of where it was left. */
const Proof = v.variant('by', [
  v.strictObject({ by: v.literal('hand') }),
  v.strictObject({ by: v.literal('code'), code: DeliveryCode }),
  v.strictObject({ by: v.literal('photo'), picture: Photo }),
])

/**
 * A rider has delivered a stop, and collected so much cash where some was to be: less than its total is short, more is refused with SUM_TOO_LARGE. What asks for an age
 * goes into hands (AGE_CHECK_NEEDED). A wrong code delivers nothing (CODE_WRONG), and after five none is taken (CODE_CLOSED). Said again it is done once. Through `Upload`, since a photo is large.
 */
export const tripDelivered = action('candao.rider.tripDelivered', {
  gateway: 'Upload',
  caller: 'anyone',
  content: { token: TripToken, orderId: OrderId, proof: Proof, cash: v.optional(CollectedCash) },
  data: Trip,
  refusals: [
    'TRIP_UNKNOWN',
    'ORDER_UNKNOWN',
    'NOT_ON_ITS_WAY',
    'CASH_REQUIRED',
    'SUM_TOO_LARGE',
    'AGE_CHECK_NEEDED',
    'PHOTO_BROKEN',
    'CODE_WRONG',
    'CODE_CLOSED',
  ],
})
