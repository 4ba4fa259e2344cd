import { riderMoved } from '@harbour/protocol'
import { riderArrival, type Instant, type Point, type Span } from '@harbour/rules'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import type { OrderRecord } from '../order.ts'

/** Only where the rider was last is kept, and when that lets the guest expect them; and only until the order ends. */
export const riderMovedAction = handle(
  riderMoved,
  async ({ orderId, rider, lat, lng }, { orders, riderLockerStore, caller, clock, catalogue }) => {
    const { storeId } = caller
    const order = await orders.ofShop(orderId, storeId)
    if (!order) throw refuse(riderMoved, 'ORDER_UNKNOWN')
    const at = clock.now()
    const arrives = arrivalOf(order, { lat, lng, at }, catalogue)
    if (!(await riderLockerStore.sawRider({ orderId, storeId, rider: { ...rider, lat, lng, at, arrives } })))
      throw refuse(riderMoved, 'NOT_ON_ITS_WAY')
    return { orderId, at }
  },
)

/** A rider who still waits for the order, or has put it into a locker, says nothing of when it comes. */
function arrivalOf(order: OrderRecord, seen: Point & { at: Instant }, catalogue: Catalogue): Span | undefined {
  const { state, destination, locker, travelMinutes, rider, etaLow, etaHigh } = order
  const shop = catalogue.shop(order.storeId)?.point
  if (state !== 'delivering' || !destination || locker || !shop) return undefined
  return riderArrival({ shop, door: destination, travelMinutes }, seen, rider?.arrives ?? { from: etaLow, to: etaHigh })
}
