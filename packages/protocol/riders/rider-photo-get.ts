import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, OrderId, StoreId, Text } from '../units.ts'

/** The photo that a rider has taken of a delivery, as a JPEG in base64; it is kept for thirty days. */
export const riderPhotoGet = action('candao.shop.riderPhotoGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId },
  data: v.object({ picture: Text, at: Moment }),
  refusals: ['STORE_UNKNOWN', 'PHOTO_UNKNOWN'],
})
