import * as v from 'valibot'
import { action } from '../action.ts'
import { TripId } from './shop-rider.ts'
import { Moment, OrderId, StoreId } from '../units.ts'

/** Hands all orders of a trip to its rider: they are on their way, all or none. Those that are not ready stand in the refusal's data, by id and pickup number. */
export const riderHandOver = action('candao.shop.riderHandOver', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, tripId: TripId },
  data: v.object({ tripId: TripId, startedAt: Moment, orderIds: v.array(OrderId) }),
  refusals: ['STORE_UNKNOWN', 'TRIP_UNKNOWN', 'NOT_READY'],
})
