import { shopOrdersGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrders } from '../shop-orders.ts'

export const shopOrdersGetAction = handle(shopOrdersGet, async ({ storeId }, call) => ({
  orders: await shopOrders({ storeId, inHand: true }, call),
}))
