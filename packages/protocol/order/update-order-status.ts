import * as v from 'valibot'
import { action } from '../action.ts'
import { Locker } from '../locker.ts'
import { OrderId, StoreId } from '../units.ts'

/**
 * A shop moves one of its orders on. An illegal change is refused; the same change again is answered as done. With `locker` it says into which
 * locker it has put it: a delivery that is under way, or what is ready to be collected; the guest is told its code (spec 9.12).
 */
export const updateOrderStatus = action('candao.order.updateOrderStatus', {
  gateway: 'Action',
  caller: 'shop',
  content: {
    storeId: StoreId,
    orderId: OrderId,
    /** Wire codes of domain.md: 10, 12, 21, 18, 14, 20, 100, -1. */
    status: v.picklist([10, 12, 21, 18, 14, 20, 100, -1]),
    /** Why a shop cancels; asked for with -1. */
    reason: v.optional(v.picklist(['soldOut', 'tooBusy', 'closing', 'cannotDeliver', 'other'])),
    locker: v.optional(Locker),
  },
  data: v.object({ orderId: OrderId, status: v.number(), seq: v.number() }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'CHANGE_ILLEGAL', 'REASON_REQUIRED', 'LOCKER_UNWANTED'],
})
