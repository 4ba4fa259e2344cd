import * as v from 'valibot'
import { Count, Dollars, Minutes, Moment, OrderType, Point, Slug, StoreId, Text } from '../units.ts'

/** The openness of a shop for one order type at the server's time (spec 8.13). */
export const Openness = v.object({
  /** `lastOrders`: the shop is open, mobile ordering has ended (30 minutes before closing). `paused`: it takes no orders until `opensAt`. */
  state: v.picklist(['open', 'lastOrders', 'closed', 'paused']),
  orderUntil: v.nullable(Moment),
  closesAt: v.nullable(Moment),
  opensAt: v.nullable(Moment),
})
export type Openness = v.InferOutput<typeof Openness>

export const QuoteMinutes = v.object({ low: Minutes, high: Minutes })

/** A shop as lists show it. */
export const StoreCard = v.object({
  storeId: StoreId,
  name: Text,
  address: Text,
  district: Text,
  lat: Point.entries.lat,
  lng: Point.entries.lng,
  phone: Text,
  orderTypes: v.array(OrderType),
  services: v.array(Text),
  distance: v.nullable(v.pipe(v.number(), v.integer())),
  openness: Openness,
  quoteMinutes: QuoteMinutes,
  /** The minutes that the queue, or the shop's own word, adds to the quote, which holds it already; 0 when the shop is not busy. */
  busyMinutes: Minutes,
  /** The order types that it takes preorders for (spec 8.13). */
  preorders: v.array(OrderType),
})
export type StoreCard = v.InferOutput<typeof StoreCard>

/** The delivery zone that holds a point. */
export const DeliveryTerms = v.object({ zoneId: Slug, fee: Dollars, minimum: Dollars, travelMinutes: Count })
