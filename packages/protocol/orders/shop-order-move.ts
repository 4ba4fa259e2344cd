import { action } from '../action.ts'
import { updateOrderStatus } from './update-order-status.ts'

const { locker: _locker, ...content } = updateOrderStatus.content.entries

/** Somebody of a shop moves one of its orders on, as its till does with `updateOrderStatus`; lockers are the till's matter. */
export const shopOrderMove = action('candao.shop.shopOrderMove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content,
  data: updateOrderStatus.data,
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'CHANGE_ILLEGAL', 'REASON_REQUIRED'],
})
