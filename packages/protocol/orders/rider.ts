import * as v from 'valibot'
import { Moment, Point, Text, text } from '../units.ts'

/** The rider of an order, as the guest may see it while it is on its way. */
export const Rider = v.strictObject({
  name: v.pipe(text(40), v.minLength(1)),
  phone: v.optional(v.pipe(Text, v.regex(/^[+\d ()-]{6,20}$/))),
  vehicle: v.picklist(['motorbike', 'bicycle', 'car', 'foot']),
})
export type Rider = v.InferOutput<typeof Rider>

/** The rider's last place, and when they were seen there; once the order is theirs, also between which moments they should be at the door. */
export const RiderSeen = v.object({
  ...Rider.entries,
  ...Point.entries,
  at: Moment,
  arrives: v.optional(v.object({ from: Moment, to: Moment })),
})
export type RiderSeen = v.InferOutput<typeof RiderSeen>
