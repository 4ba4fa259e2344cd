import * as v from 'valibot'
import { action } from '../../action.ts'
import { UnsignedDollars } from '../../units.ts'
import { updateOrderStatus } from '../update-order-status.ts'

const { locker: _locker, reason, ...content } = updateOrderStatus.content.entries

/** Cash as whoever handed the order over brought it in. */
const CashAtHandover = v.strictObject({ collected: UnsignedDollars })

/**
 * Somebody of a shop moves one of its orders on, as its till does with `updateOrderStatus`; lockers are the till's matter. With `recall` and the status of
 * preparing, an order that was said to be ready in the last five minutes, and that nobody has taken yet, goes back to the kitchen. Without `recall` nothing goes
 * back, so that a step which was long on its way undoes no later one. `cash` says what was collected for an order that is completed and to be paid in cash: less
 * than its total is short, more is refused with SUM_TOO_LARGE, and of any other step it is refused with CASH_UNWANTED. Two reasons for cancelling are of the
 * handover alone, and refused with CHANGE_ILLEGAL before it: `refusedAtDoor`, nobody took it, and `ageNotShown`, of an order that asks for an age.
 */
export const shopOrderMove = action('candao.shop.shopOrderMove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: {
    ...content,
    recall: v.optional(v.boolean()),
    reason: v.optional(v.picklist([...reason.wrapped.options, 'refusedAtDoor', 'ageNotShown'])),
    cash: v.optional(CashAtHandover),
  },
  data: updateOrderStatus.data,
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'CHANGE_ILLEGAL', 'REASON_REQUIRED', 'MINUTES_UNWANTED', 'SUM_TOO_LARGE', 'CASH_UNWANTED'],
})
