import * as v from 'valibot'
import { action } from '../action.ts'
import { CourierBooking } from './courier-booking.ts'
import { OrderId, StoreId, UnsignedDollars } from '../units.ts'

/**
 * Books a courier for a paid delivery that is being made or is ready, for no more than `price`, which somebody has seen; a dearer one now stands in the refusal's data.
 * An order has one booking: said again, it is that one. It is `unclear` where the company gave no clear answer.
 */
export const courierBook = action('candao.shop.courierBook', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId, price: UnsignedDollars },
  data: v.object({ booking: CourierBooking }),
  refusals: [
    'STORE_UNKNOWN',
    'ORDER_UNKNOWN',
    'NOT_FOR_COURIER',
    'AGE_CHECK_NEEDED',
    'ORDER_ASSIGNED',
    'COURIER_NONE',
    'COURIER_TOO_FAR',
    'COURIER_DEARER',
    'COURIER_NO_CREDIT',
    'COURIER_REFUSED',
    'COURIER_NO_ANSWER',
  ],
})
