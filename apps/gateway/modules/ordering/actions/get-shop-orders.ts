import { getShopOrders } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrder, shopOrderInHand } from '../order-card.ts'

/** A tablet is shown what the shop's people are. */
export const getShopOrdersAction = handle(getShopOrders, async (_input, { caller, orders, tabletReports, language, clock }) => {
  const [found, attended] = await Promise.all([orders.listOfShop(caller.storeId), tabletReports.attended(caller.storeId)])
  return {
    orders: found.map((order) =>
      caller.tabletId === null ? shopOrder(order, language) : shopOrderInHand(order, { language, now: clock.now() }),
    ),
    attended,
  }
})
