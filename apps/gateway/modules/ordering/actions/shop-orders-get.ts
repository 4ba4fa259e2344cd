import { shopOrdersGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOrderInHand } from '../order-card.ts'

export const shopOrdersGetAction = handle(shopOrdersGet, async ({ storeId }, { orders, language, clock }) => ({
  orders: (await orders.listOfShop(storeId)).map((order) => shopOrderInHand(order, { language, now: clock.now() })),
}))
