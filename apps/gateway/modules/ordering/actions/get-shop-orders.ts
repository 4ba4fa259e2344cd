import { getShopOrders } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrder } from '../order-card.ts'

export const getShopOrdersAction = handle(getShopOrders, async (_input, { caller, orders, language }) => ({
  orders: (await orders.listOfShop(caller.storeId)).map((order) => shopOrder(order, language)),
}))
