import { shopOrdersGet } from '@harbour/protocol'
import { isInHand } from '@harbour/rules'
import { handle } from '../deps.ts'
import { shopOrder, withoutGuest } from '../order-card.ts'

/** Of an order that nobody has ended, and that cannot be in hand any more, the shop's people see no guest. */
export const shopOrdersGetAction = handle(shopOrdersGet, async ({ storeId }, { orders, language, clock }) => ({
  orders: (await orders.listOfShop(storeId)).map((order) => {
    const shown = shopOrder(order, language)
    return isInHand(order, clock.now()) ? shown : withoutGuest(shown)
  }),
}))
