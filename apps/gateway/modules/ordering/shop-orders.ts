import type { ShopOrder } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import type { Call } from './deps.ts'
import { shopOrder, shopOrderInHand } from './order-card.ts'

/**
 * The orders of a shop that have not ended, with the trips that its riders have them on: for its till as they are, for its people and tablets (`inHand`)
 * without the guests of those that cannot be in hand any more.
 */
export async function shopOrders(
  { storeId, inHand }: { storeId: string; inHand: boolean },
  { orders, trips, language, clock }: Pick<Call, 'orders' | 'trips' | 'language' | 'clock'>,
): Promise<ShopOrder[]> {
  const [found, now] = [await orders.listOfShop(storeId), clock.now()]
  const deliveries = found.filter(({ orderType }) => orderType === orderTypes.delivery).map(({ orderId }) => orderId)
  const byOrder = await trips.ofOrders(deliveries)
  return found.map((order) => {
    const trip = byOrder.get(order.orderId) ?? null
    return inHand ? shopOrderInHand(order, { language, trip, now }) : shopOrder(order, { language, trip })
  })
}
