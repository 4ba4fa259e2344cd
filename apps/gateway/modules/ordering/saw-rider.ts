import type { Rider } from '@harbour/protocol'
import { riderArrival, type Instant, type Point, type Span } from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Call } from './deps.ts'
import type { OrderRecord } from './order.ts'

type Seen = { storeId: string; orderId: string; rider: Rider } & Point

/**
 * Keeps where the rider of one of a shop's deliveries is, for its guest: only where they were last, and when that lets the guest expect them, and only until the
 * order ends. Gives the moment, or why nothing was kept.
 */
export async function sawRider(
  { storeId, orderId, rider, lat, lng }: Seen,
  { orders, riderLockerStore, clock, catalogue }: Pick<Call, 'orders' | 'riderLockerStore' | 'clock' | 'catalogue'>,
): Promise<Instant | 'ORDER_UNKNOWN' | 'NOT_ON_ITS_WAY'> {
  const order = await orders.ofShop(orderId, storeId)
  if (!order) return 'ORDER_UNKNOWN'
  const at = clock.now()
  const arrives = arrivalOf(order, { lat, lng, at }, catalogue)
  const kept = await riderLockerStore.sawRider({ orderId, storeId, rider: { ...rider, lat, lng, at, arrives } })
  return kept ? at : 'NOT_ON_ITS_WAY'
}

/** A rider who still waits for the order, or has put it into a locker, says nothing of when it comes. */
function arrivalOf(order: OrderRecord, seen: Point & { at: Instant }, catalogue: Catalogue): Span | undefined {
  const { state, destination, locker, travelMinutes, rider, etaLow, etaHigh } = order
  const shop = catalogue.shop(order.storeId)?.point
  if (state !== 'delivering' || !destination || locker || !shop) return undefined
  return riderArrival({ shop, door: destination, travelMinutes }, seen, rider?.arrives ?? { from: etaLow, to: etaHigh })
}
