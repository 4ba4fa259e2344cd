import { orderStatuses } from '@harbour/rules'
import * as v from 'valibot'
import { action } from '../action.ts'
import { Locker } from './locker.ts'
import { OrderId, StoreId } from '../units.ts'

const { paymentPending: _unpaid, placed: _placed, ...reached } = orderStatuses

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
    status: v.picklist(Object.values(reached)),
    /** The reason why a shop cancels; asked for with `cancelled`. */
    reason: v.optional(v.picklist(['soldOut', 'tooBusy', 'closing', 'cannotDeliver', 'other'])),
    locker: v.optional(Locker),
  },
  data: v.object({ orderId: OrderId, status: v.number(), seq: v.number() }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'CHANGE_ILLEGAL', 'REASON_REQUIRED', 'LOCKER_UNWANTED'],
})
