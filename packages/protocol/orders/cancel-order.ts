import { action } from '../action.ts'
import { OrderCard } from './order-card.ts'
import { OrderId } from '../units.ts'

/** The guest takes the order back: within 60 seconds, or until the kitchen prepares it (domain.md, Orders). */
export const cancelOrder = action('candao.orderOwn.cancelOrder', {
  gateway: 'Action',
  caller: 'visitor',
  content: { orderId: OrderId },
  data: OrderCard,
  refusals: ['ORDER_UNKNOWN', 'CANCEL_TOO_LATE'],
})
