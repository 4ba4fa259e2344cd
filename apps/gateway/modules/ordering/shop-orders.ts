import type { ShopOrder } from '@harbour/protocol'
import { cents, isPaidAtHandover, orderTypes } from '@harbour/rules'
import type { Call } from './deps.ts'
import { shopOrder, shopOrderInHand } from './order-card.ts'

/**
 * The orders of a shop that have not ended, with the trips that its riders have them on, the couriers that are called for them and the money that would go back: for its till as they are, for its people and tablets (`inHand`)
 * without the guests of those that cannot be in hand any more.
 */
export async function shopOrders(
  { storeId, inHand }: { storeId: string; inHand: boolean },
  call: Pick<Call, 'orders' | 'trips' | 'courierBookings' | 'refunds' | 'language' | 'clock'>,
): Promise<ShopOrder[]> {
  const { orders, trips, courierBookings, refunds, language, clock } = call
  const [found, now] = [await orders.listOfShop(storeId), clock.now()]
  const idsOf = (chosen: typeof found) => chosen.map(({ orderId }) => orderId)
  const deliveries = idsOf(found.filter(({ orderType }) => orderType === orderTypes.delivery))
  const [onTrips, booked, left] = await Promise.all([
    trips.ofOrders(deliveries),
    courierBookings.ofOrders(deliveries),
    refunds.leftOf(idsOf(found.filter(({ payMethod }) => !isPaidAtHandover(payMethod)))),
  ])
  return found.map((order) => {
    const courier = booked.get(order.orderId)?.state
    const beside = { language, trip: onTrips.get(order.orderId) ?? null, courier, goesBack: left.get(order.orderId) ?? cents(0) }
    return inHand ? shopOrderInHand(order, { ...beside, now }) : shopOrder(order, beside)
  })
}
