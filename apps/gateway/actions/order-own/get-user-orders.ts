import { getUserOrders } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { orderCard } from '../../ordering/order-cards.ts'

/** One more than asked for is read, to know whether there are more. */
export const getUserOrdersAction = handle(
  getUserOrders,
  async ({ live = false, ended = false, orderType = null, after = null, limit }, call) => {
    const found = await call.orders.listOfGuest({ userId: call.caller.userId, after, live, ended, orderType, limit: limit + 1 })
    return { orders: found.slice(0, limit).map((order) => orderCard(order, call)), more: found.length > limit }
  },
)
