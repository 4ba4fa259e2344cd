import * as v from 'valibot'
import { action } from '../action.ts'
import { CourierBooking } from './courier-booking.ts'
import { OrderId, StoreId } from '../units.ts'

/** Cancels the courier of an order, while the company lets it go, or gives up one of which the company has said nothing by `clearBy`. The order itself stays as it is. */
export const courierCancel = action('candao.shop.courierCancel', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId },
  data: v.object({ booking: CourierBooking }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'COURIER_UNKNOWN', 'COURIER_UNCLEAR', 'COURIER_TOO_LATE', 'COURIER_NO_ANSWER'],
})
