import { getOrderDetail, type ShownCard } from '@harbour/protocol'
import type { Call } from '../../context.ts'
import { handle, refuse } from '../../handle.ts'
import { orderDetail } from '../../ordering/order-cards.ts'
import type { OrderRecord } from '../../store/orders.ts'

export const getOrderDetailAction = handle(getOrderDetail, async ({ orderId }, call) => {
  const { orders, orderEvents, tickets, caller, clock, language, catalogue } = call
  const order = await orders.ofGuest(orderId, caller.userId)
  if (!order) throw refuse(getOrderDetail, 'ORDER_UNKNOWN')
  const [steps, card] = await Promise.all([orderEvents.after(order.orderId, 0), cardOf(order, call)])
  const { visitor } = caller
  return orderDetail(order, { language, now: clock.now(), catalogue, steps, card, visitor, ticket: tickets.issue(order.orderId) })
})

/** The card that has paid, or holds the money. */
async function cardOf({ orderId, payMethod }: OrderRecord, { payments }: Call): Promise<ShownCard | null> {
  if (payMethod !== 'card') return null
  const paid = (await payments.ofOrder(orderId)).find(({ state }) => state === 'held' || state === 'taken')
  return paid?.card ?? null
}
