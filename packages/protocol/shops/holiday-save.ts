import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment, OrderId, StoreId, Text } from '../units.ts'
import { Holiday, holidayWord, ShopList } from './overlay.ts'

/** Says that shops are shut on some days, or open at other times, or changes what was said under this id of the shops that it names. `orders` are those
 * that are accepted or waiting for an hour at which their shop is not open any more: nothing is done to them. */
export const holidaySave = action('candao.shop.holidaySave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.state',
  content: { holidayId: Guid, storeIds: ShopList, ...holidayWord },
  data: v.object({
    holidays: v.array(Holiday),
    orders: v.array(v.object({ orderId: OrderId, storeId: StoreId, pickupNo: Text, wantedAt: Moment })),
  }),
  refusals: ['STORE_UNKNOWN', 'HOLIDAY_DATES', 'HOLIDAYS_FULL'],
})
