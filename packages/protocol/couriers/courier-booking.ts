import * as v from 'valibot'
import { Dollars, Guid, Moment, Text } from '../units.ts'

/** The states of a booking that has not ended: no other courier is called meanwhile, and no rider of the shop's. */
export const liveCourierStates: readonly string[] = ['unclear', 'seeking', 'coming', 'pickedUp']

/**
 * A delivery's booking with a courier company, as its shop sees it. `unclear`: the company has not said whether it has booked; from `clearBy` on a person may give
 * that up, and until then nothing else is booked. `refused` and `givenUp` were never booked; those and `cancelled`, `rejected` and `expired` have ended, and another may be booked.
 */
export const CourierBooking = v.object({
  bookingId: Guid,
  /** The company's name, as people read it. */
  company: Text,
  state: v.picklist(['unclear', 'seeking', 'coming', 'pickedUp', 'delivered', 'cancelled', 'rejected', 'expired', 'refused', 'givenUp']),
  price: Dollars,
  /** The company's own page of it. */
  trackUrl: v.nullable(Text),
  /** The company's rider, once it has said who that is. */
  rider: v.nullable(v.object({ name: Text, phone: v.nullable(Text) })),
  askedAt: Moment,
  clearBy: v.nullable(Moment),
})
export type CourierBooking = v.InferOutput<typeof CourierBooking>
