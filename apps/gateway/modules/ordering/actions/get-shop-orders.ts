import { getShopOrders } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrders } from '../shop-orders.ts'

/** A tablet is shown what the shop's people are. */
export const getShopOrdersAction = handle(getShopOrders, async (_input, call) => ({
  orders: await shopOrders({ storeId: call.caller.storeId, inHand: call.caller.tabletId !== null }, call),
}))
