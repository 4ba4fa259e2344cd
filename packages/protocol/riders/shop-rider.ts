import * as v from 'valibot'
import { Rider } from '../orders/rider.ts'
import { Dollars, Guid, Moment, OrderId, Point, Text } from '../units.ts'

export const RiderId = Guid
export const TripId = Guid

/** The reasons for which a delivery comes back to its shop: it was not taken, nobody was there, or whoever was showed no age. */
export const TripFailure = v.picklist(['refused', 'notThere', 'ageNotShown'])
export type TripFailure = v.InferOutput<typeof TripFailure>

/** The last place at which a rider of the shop was seen. */
export const RiderPlace = v.object({ ...Point.entries, at: Moment })

/** A stop of a rider's trip, as the shop sees it: the `stop`th of its `stops`, delivered, coming back for a reason, or still to come. */
const ShopStop = v.object({
  orderId: OrderId,
  pickupNo: Text,
  delivered: v.boolean(),
  failed: v.nullable(TripFailure),
})

/** A trip that has stops to come; it has begun once its orders were handed over. */
const OpenTrip = v.object({
  tripId: TripId,
  assignedAt: Moment,
  startedAt: v.nullable(Moment),
  place: v.nullable(RiderPlace),
  stops: v.array(ShopStop),
})

/** A rider of a shop with their open trips, and the cash that they have collected and not handed in. */
export const ShopRider = v.object({
  riderId: RiderId,
  name: Text,
  phone: v.nullable(Text),
  vehicle: Rider.entries.vehicle,
  /** True from the handing over of a trip until all of its stops are done, since `outSince`. */
  out: v.boolean(),
  outSince: v.nullable(Moment),
  place: v.nullable(RiderPlace),
  cash: Dollars,
  trips: v.array(OpenTrip),
})
export type ShopRider = v.InferOutput<typeof ShopRider>

/** The trip of an order, as its shop's board shows it: the `stop`th of so many. `failed`: it comes back, for the shop to decide. */
export const OrderTrip = v.object({
  tripId: TripId,
  riderId: RiderId,
  riderName: Text,
  stop: v.number(),
  stops: v.number(),
  place: v.nullable(RiderPlace),
  failed: v.nullable(TripFailure),
})
export type OrderTrip = v.InferOutput<typeof OrderTrip>
