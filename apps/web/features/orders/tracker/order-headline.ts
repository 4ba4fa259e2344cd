import type { OrderCard } from '@harbour/protocol'
import { orderTypes, type OrderState } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { serverNow } from '../../../lib/server-clock.ts'
import { isWaiting, orderState } from '../../../entities/order/order-progress.ts'
import { whenWords } from '../../../lib/when-words.ts'

type HeadlineOrder = Pick<OrderCard, 'status' | 'orderType' | 'wantedAt'> & Partial<Pick<OrderCard, 'refund'>>

/** One sentence on what is happening to the order just now. */
export function orderHeadline(order: HeadlineOrder): string {
  if (order.wantedAt !== null && isWaiting(order)) {
    const when = whenWords(order.wantedAt, serverNow())
    return orderState(order) === 'accepted' ? m.order_say_preorder_accepted({ when }) : m.order_say_preorder({ when })
  }
  const state = orderState(order)
  return (order.orderType === orderTypes.delivery ? deliverySentences : pickupSentences)[state]()
}

const sentences = {
  paymentPending: m.order_say_pending,
  placed: m.order_say_placed,
  accepted: m.order_say_accepted,
  preparing: m.order_say_preparing,
  cancelled: m.order_say_cancelled,
}
const deliverySentences: Record<OrderState, () => string> = {
  ...sentences,
  ready: m.order_say_ready,
  delivering: m.order_say_delivering,
  collectionOverdue: m.order_say_delivering,
  completed: m.order_say_delivered,
}
const pickupSentences: Record<OrderState, () => string> = {
  ...sentences,
  ready: m.order_say_ready_pickup,
  delivering: m.order_say_ready_pickup,
  collectionOverdue: m.order_say_overdue,
  completed: m.order_say_collected,
}
