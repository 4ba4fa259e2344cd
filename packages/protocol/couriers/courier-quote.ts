import * as v from 'valibot'
import { action } from '../action.ts'
import { Dollars, Moment, OrderId, StoreId, Text } from '../units.ts'

/** The price in dollars for which a courier company brings a paid delivery now, and until when it keeps that; nothing is booked. */
export const courierQuote = action('candao.shop.courierQuote', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId },
  data: v.object({ company: Text, price: Dollars, until: Moment }),
  refusals: [
    'STORE_UNKNOWN',
    'ORDER_UNKNOWN',
    'NOT_FOR_COURIER',
    'AGE_CHECK_NEEDED',
    'COURIER_NONE',
    'COURIER_TOO_FAR',
    'COURIER_REFUSED',
    'COURIER_NO_ANSWER',
  ],
})
