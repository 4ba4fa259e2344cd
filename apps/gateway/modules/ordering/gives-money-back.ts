import { paymentAtHandover, type OrderState } from '@harbour/rules'
import type { OrderRecord } from './order.ts'

/** Says whether moving an order there gives back money that was paid for it; one that is cancelled already gives back no more. */
export function givesMoneyBack(order: Pick<OrderRecord, 'payMethod' | 'total' | 'state' | 'refunded'>, to: OrderState): boolean {
  return to === 'cancelled' && paymentAtHandover(order).paid && order.total > order.refunded
}
