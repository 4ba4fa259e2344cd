import { orderStatuses } from '@harbour/rules'
import * as v from 'valibot'
import { action } from '../action.ts'
import { Locker } from './locker.ts'
import { OrderId, StoreId, Text } from '../units.ts'

/** The minutes that a shop says making takes, from the moment at which it accepts. */
export const MakeMinutes = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(120))

const { paymentPending: _unpaid, placed: _placed, ...reached } = orderStatuses

/**
 * A shop moves one of its orders on. An illegal change is refused; the same change again is answered as done. With `locker` it says into which
 * locker it has put it: a delivery that is under way, or what is ready to be collected; the guest is told its code (spec 9.12). With `minutes`, which go
 * with accepting an order that is made at once, it promises the guest a new time. Of two who accept at the same moment the first one's minutes stay.
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
    minutes: v.optional(MakeMinutes),
  },
  data: v.object({
    orderId: OrderId,
    status: v.number(),
    seq: v.number(),
    /** The name of who accepted it at a tablet, where that was somebody else; null of the caller's own, and by the till. */
    by: v.nullable(Text),
    /** The minutes of making that its promise counts on. */
    minutes: v.number(),
  }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'CHANGE_ILLEGAL', 'REASON_REQUIRED', 'MINUTES_UNWANTED', 'LOCKER_UNWANTED'],
})
