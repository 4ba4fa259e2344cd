import * as v from 'valibot'
import { action } from '../action.ts'
import { updateOrderStatus } from './update-order-status.ts'

const { locker: _locker, ...content } = updateOrderStatus.content.entries

/**
 * Somebody of a shop moves one of its orders on, as its till does with `updateOrderStatus`; lockers are the till's matter. With `recall` and the status of
 * preparing, an order that was said to be ready in the last five minutes, and that nobody has taken yet, goes back to the kitchen. Without `recall` nothing goes
 * back, so that a step which was long on its way undoes no later one.
 */
export const shopOrderMove = action('candao.shop.shopOrderMove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { ...content, recall: v.optional(v.boolean()) },
  data: updateOrderStatus.data,
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'CHANGE_ILLEGAL', 'REASON_REQUIRED', 'MINUTES_UNWANTED'],
})
