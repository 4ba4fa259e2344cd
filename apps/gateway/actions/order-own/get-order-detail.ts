import { getOrderDetail } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { orderDetail } from '../../ordering/order-cards.ts'

export const getOrderDetailAction = handle(getOrderDetail, async ({ orderId }, call) => {
  const { orders, orderEvents, tickets, caller, clock, language, catalogue } = call
  const order = await orders.ofGuest(orderId, caller.userId)
  if (!order) throw refuse(getOrderDetail, 'ORDER_UNKNOWN')
  const steps = await orderEvents.after(order.orderId, 0)
  return orderDetail(order, { language, now: clock.now(), catalogue, steps, ticket: tickets.issue(order.orderId) })
})
