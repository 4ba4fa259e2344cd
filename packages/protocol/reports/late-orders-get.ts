import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, OrderId, OrderType, StoreId, Text } from '../units.ts'
import { ofShops } from './report.ts'

/** The orders that are late now, whose promised time has passed and whose food is not with its guest, the latest one first, 500 at most. Nobody is named. */
export const lateOrdersGet = action('candao.report.lateOrdersGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: { storeId: ofShops.storeId },
  data: v.object({
    orders: v.array(
      v.object({
        orderId: OrderId,
        orderNo: Text,
        pickupNo: Text,
        storeId: StoreId,
        storeName: Text,
        orderType: OrderType,
        status: v.number(),
        placedAt: Moment,
        promisedBy: Moment,
      }),
    ),
  }),
  refusals: ['STORE_UNKNOWN'],
})
