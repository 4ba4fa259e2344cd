import type { GroupOrder } from '@harbour/protocol'
import { formatTime, type OrderState } from '@harbour/rules'
import { orderState } from '../../entities/order/order-progress.ts'
import { m } from '../../paraglide/messages.js'

type Ordered = NonNullable<GroupOrder['order']>

/** The state of the order that a group order has become, for those who have added to it. */
export function orderedWords(order: Ordered, name: string): string {
  const eta = { name, from: formatTime(order.etaLow), to: formatTime(order.etaHigh) }
  return wordsOf[orderState(order)](eta)
}

type Words = (of: { name: string; from: string; to: string }) => string

const wordsOf: Record<OrderState, Words> = {
  paymentPending: ({ name }) => m.group_closed_guest({ name }),
  placed: (of) => m.group_ordered(of),
  accepted: (of) => m.group_ordered(of),
  preparing: (of) => m.group_ordered(of),
  ready: ({ name }) => m.group_order_ready({ name }),
  collectionOverdue: ({ name }) => m.group_order_ready({ name }),
  delivering: ({ from, to }) => m.group_order_delivering({ from, to }),
  completed: () => m.group_order_done(),
  cancelled: ({ name }) => m.group_order_cancelled({ name }),
}
