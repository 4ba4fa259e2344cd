import { getOrderDetail, type ShownCard } from '@harbour/protocol'
import { completedAt } from '@harbour/rules'
import { type Call, handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { orderDetail } from '../order-card.ts'
import type { OrderRecord } from '../order.ts'
import { ownRating } from '../own-rating.ts'

export const getOrderDetailAction = handle(getOrderDetail, async ({ orderId }, call) => {
  const { orders, orderEvents, orderRatings, trips, tickets, caller, clock, language, catalogue } = call
  const order = await orders.ofGuest(orderId, caller.userId)
  if (!order) throw refuse(getOrderDetail, 'ORDER_UNKNOWN')
  const [steps, card, deliveryCode, rating] = await Promise.all([
    orderEvents.after(order.orderId, 0),
    cardOf(order, call),
    order.state === 'delivering' ? trips.codeOf(order.orderId) : null,
    order.state === 'completed' ? orderRatings.of(order.orderId) : undefined,
  ])
  const now = clock.now()
  const { visitor } = caller
  return orderDetail(order, {
    language,
    now,
    catalogue,
    // A step that came while the order was being read is left to its stream, which resumes after the last one here.
    steps: steps.filter(({ seq }) => seq <= order.seq),
    card,
    visitor,
    deliveryCode,
    rating: order.state === 'completed' ? ownRating({ orderType: order.orderType, completedAt: completedAt(steps) }, rating, now) : null,
    ticket: tickets.issue(order.orderId, caller.userId),
  })
})

/** The card that has paid, or holds the money. */
async function cardOf({ orderId, payMethod }: OrderRecord, { payments }: Call): Promise<ShownCard | null> {
  if (payMethod !== 'card') return null
  const paid = (await payments.ofOrder(orderId)).find(({ state }) => state === 'held' || state === 'captured')
  return paid?.card ?? null
}
