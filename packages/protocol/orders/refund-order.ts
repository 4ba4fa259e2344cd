import * as v from 'valibot'
import { action } from '../action.ts'
import { Dollars, Guid, OrderId, StoreId } from '../units.ts'

/** A number of the line at this place of the order, counted from 0. */
const RefundPart = v.object({
  index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199)),
  num: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
})

/**
 * A shop gives back what was paid for a part of one of its orders, by its lines; fees stay. Asked again under the same clientRefundId it is given back
 * once. `amount` is what goes back now, `refunded` all that goes or went back of the order.
 */
export const refundOrder = action('candao.order.refundOrder', {
  gateway: 'Action',
  caller: 'shop',
  content: {
    storeId: StoreId,
    orderId: OrderId,
    clientRefundId: Guid,
    parts: v.pipe(v.array(RefundPart), v.minLength(1), v.maxLength(200)),
    reason: v.picklist(['soldOut', 'wrong', 'missing', 'quality', 'other']),
  },
  data: v.object({ orderId: OrderId, amount: Dollars, refunded: Dollars }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'NOTHING_PAID', 'NOTHING_LEFT', 'REFUND_CONFLICT'],
})
