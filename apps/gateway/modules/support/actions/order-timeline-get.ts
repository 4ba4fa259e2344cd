import { orderTimelineGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { orderedLine, priceInWords } from '../../ordering/order-card.ts'
import { handle } from '../deps.ts'
import { foundOrder, unmaskedBy } from '../found-order.ts'
import { supportOrder } from '../support-guest.ts'

/** The dishes and the price are said in the guest's language: as they saw them. */
export const orderTimelineGetAction = handle(orderTimelineGet, async ({ orderId }, call) => {
  const found = await foundOrder(orderId, 'guest.read', call)
  const order = found && (await call.orders.one(found.orderId))
  if (!found || !order) throw refuse(orderTimelineGet, 'ORDER_UNKNOWN')
  const until = (await unmaskedBy([found], call)).get(found.orderId) ?? null
  const { language } = order
  const { orderId: id, storeId, placedAt } = found
  const money = await call.refunds.refundable({ orderId: id, storeId })
  return {
    order: supportOrder(found, { unmasked: until !== null }),
    language,
    lines: order.lines.map((line) => orderedLine(line, language)),
    price: priceInWords(order.price, language),
    timeline: await call.timelines.of(found.orderId),
    charged: money?.charged ?? null,
    refundedLines: (money?.before ?? []).map(({ index, num }) => ({ index, num })),
    menuVersion: await call.timelines.menuVersion(placedAt),
    unmaskedUntil: until,
    cancelAskedBy: (await call.cancelRequests.waiting(found.orderId, call.clock.now()))?.name ?? null,
  }
})
