import { shopOrdersGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrder } from '../order-card.ts'

export const shopOrdersGetAction = handle(shopOrdersGet, async ({ storeId }, { orders, language }) => ({
  orders: (await orders.listOfShop(storeId)).map((order) => shopOrder(order, language)),
}))
