import * as v from 'valibot'
import { action } from '../action.ts'
import { Rider } from './rider.ts'
import { Moment, OrderId, Point, StoreId } from '../units.ts'

/** A shop says where the rider of one of its deliveries is; the guest sees it until the order ends. Only what is on its way has a rider. */
export const riderMoved = action('candao.order.riderMoved', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId, orderId: OrderId, rider: Rider, lat: Point.entries.lat, lng: Point.entries.lng },
  data: v.object({ orderId: OrderId, at: Moment }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'NOT_ON_ITS_WAY'],
})
