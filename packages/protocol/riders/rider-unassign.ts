import * as v from 'valibot'
import { action } from '../action.ts'
import { OrderId, StoreId } from '../units.ts'

/** Takes an order off its rider's trip, as a stop to come or one that comes back; false where it is on none. A trip without stops to come ends. */
export const riderUnassign = action('candao.shop.riderUnassign', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId },
  data: v.object({ unassigned: v.boolean() }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN'],
})
