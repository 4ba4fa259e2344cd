import { orderTypes, promisedQuote, zoneAt, type Minutes, type OrderType, type Point, type Quote } from '@harbour/rules'
import type { ShopRecord, Zone } from './catalogue.ts'

/** The wait that is asked for: for which way of dining, behind which queue, and to where. */
type Waiting = { orderType: OrderType; queueMinutes: Minutes; near?: Point }

/** `makeMinutes`: of each item that the guest has in mind; left out, a usual order. */
export type QuoteRequest = Waiting & { makeMinutes?: readonly Minutes[] }

/** The shortest queue with which a shop is called busy. */
const busyFrom: Minutes = 15

/** The time that an order placed now would take, as a range; a delivery without an address goes to the shop's first zone. */
export function shopQuote(shop: ShopRecord, { makeMinutes, ...waiting }: QuoteRequest): Quote {
  return promisedQuote(waitMinutes(shop, waiting), makeMinutes)
}

/** The minutes of an order beside its making: the queue before it, what the shop adds while it is busy, and the way. */
export function waitMinutes(shop: ShopRecord, { orderType, queueMinutes, near }: Waiting): Minutes {
  return queueMinutes + shop.busyMinutes + travelTo(shop, orderType, near)
}

/** The way of a delivery to a point, or without one to the shop's first zone; 0 for a guest who comes. */
export function travelTo(shop: ShopRecord, orderType: OrderType, near?: Point): Minutes {
  if (orderType !== orderTypes.delivery) return 0
  return ((near && deliveryTerms(shop, near)) ?? shop.zones[0])?.travelMinutes ?? 0
}

/**
 * The minutes that a busy shop's queue, and its till's own word, add to its quotes, to be shown as such; 0 while it is not busy. The quote
 * holds them already.
 */
export function busyMinutes(shop: ShopRecord, queueMinutes: Minutes): Minutes {
  return shop.busyMinutes + (queueMinutes >= busyFrom ? queueMinutes : 0)
}

/** The zone of a shop that holds a point, with what delivery there takes; null where the shop does not go (spec 8.12). */
export function deliveryTerms(shop: ShopRecord, point: Point): Zone | null {
  return zoneAt(shop.zones, point)
}
