import { getShopOrders } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrder, shopOrderInHand } from '../order-card.ts'

/** A tablet is shown what the shop's people are. */
export const getShopOrdersAction = handle(getShopOrders, async (_input, { caller, orders, language, clock }) => ({
  orders: (await orders.listOfShop(caller.storeId)).map((order) =>
    caller.tabletId === null ? shopOrder(order, language) : shopOrderInHand(order, { language, now: clock.now() }),
  ),
}))
