import type { ShopOrder } from '@harbour/protocol'
import { cents, isPaidAtHandover, orderTypes } from '@harbour/rules'
import type { Call } from './deps.ts'
import { shopOrder, shopOrderInHand } from './order-card.ts'

/**
 * The orders of a shop that have not ended, with the trips that its riders have them on and the money that would go back: for its till as they are, for its people and tablets (`inHand`)
 * without the guests of those that cannot be in hand any more.
 */
export async function shopOrders(
  { storeId, inHand }: { storeId: string; inHand: boolean },
  { orders, trips, refunds, language, clock }: Pick<Call, 'orders' | 'trips' | 'refunds' | 'language' | 'clock'>,
): Promise<ShopOrder[]> {
  const [found, now] = [await orders.listOfShop(storeId), clock.now()]
  const idsOf = (chosen: typeof found) => chosen.map(({ orderId }) => orderId)
  const [onTrips, left] = await Promise.all([
    trips.ofOrders(idsOf(found.filter(({ orderType }) => orderType === orderTypes.delivery))),
    refunds.leftOf(idsOf(found.filter(({ payMethod }) => !isPaidAtHandover(payMethod)))),
  ])
  return found.map((order) => {
    const beside = { language, trip: onTrips.get(order.orderId) ?? null, goesBack: left.get(order.orderId) ?? cents(0) }
    return inHand ? shopOrderInHand(order, { ...beside, now }) : shopOrder(order, beside)
  })
}
