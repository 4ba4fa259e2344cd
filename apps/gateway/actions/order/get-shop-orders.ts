import { getShopOrders } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { shopOrder } from '../../ordering/order-cards.ts'

export const getShopOrdersAction = handle(getShopOrders, async (_input, { caller, orders, language }) => ({
  orders: (await orders.listOfShop(caller.storeId)).map((order) => shopOrder(order, language)),
}))
