import * as v from 'valibot'
import { Contact, Destination, Handover } from '../orders/draft.ts'
import { TripFailure } from './shop-rider.ts'
import { Dollars, Moment, OrderId, Point, Text } from '../units.ts'

/** The token in a trip's link: 128 random bits. */
export const TripToken = v.pipe(Text, v.regex(/^[\w-]{22}$/))

/**
 * A stop as its rider sees it: `waiting` at the shop, `onTheWay`, `delivered`, `comingBack` to the shop, or `cancelled`. Who takes it, where, and what they
 * asked for are told while it is waiting or on the way, and not after. `toCollect` is the cash to be collected, 0 where nothing is.
 */
export const Stop = v.object({
  orderId: OrderId,
  stop: v.number(),
  pickupNo: Text,
  state: v.picklist(['waiting', 'onTheWay', 'delivered', 'comingBack', 'cancelled']),
  failed: v.nullable(TripFailure),
  etaHigh: Moment,
  itemCount: v.number(),
  destination: v.nullable(v.object(Destination.entries)),
  contact: v.nullable(v.object(Contact.entries)),
  handover: v.nullable(Handover),
  request: v.nullable(Text),
  quarantined: v.nullable(v.boolean()),
  toCollect: Dollars,
  collected: v.nullable(Dollars),
  checkAge: v.boolean(),
  /** The number of times that a wrong code may still be tried; 0 where none is taken. */
  codeTries: v.number(),
})

/** A trip as its rider sees it: the stops in their order, and the shop that it leaves from and comes back to. */
export const Trip = v.object({
  tripId: Text,
  riderName: Text,
  startedAt: v.nullable(Moment),
  endedAt: v.nullable(Moment),
  /** The end of the link. */
  until: Moment,
  shop: v.object({ storeId: Text, name: Text, address: Text, phone: Text, ...Point.entries }),
  stops: v.array(Stop),
})
export type Trip = v.InferOutput<typeof Trip>
