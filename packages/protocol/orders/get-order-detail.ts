import { action } from '../action.ts'
import { OrderDetail } from './order-card.ts'
import { OrderId } from '../units.ts'

/** One order of the caller's own. Anybody else's is unknown to them. */
export const getOrderDetail = action('candao.orderOwn.getOrderDetail', {
  gateway: 'Action',
  caller: 'visitor',
  content: { orderId: OrderId },
  data: OrderDetail,
  refusals: ['ORDER_UNKNOWN'],
})
