import { getShopOrders } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrders } from '../shop-orders.ts'

/** A tablet is shown what the shop's people are. */
export const getShopOrdersAction = handle(getShopOrders, async (_input, call) => {
  const { storeId, tabletId } = call.caller
  const [orders, attended] = await Promise.all([
    shopOrders({ storeId, inHand: tabletId !== null }, call),
    call.tabletReports.attended(storeId),
  ])
  return { orders, attended }
})
