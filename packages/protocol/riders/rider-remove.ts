import * as v from 'valibot'
import { action } from '../action.ts'
import { RiderId } from './shop-rider.ts'
import { StoreId } from '../units.ts'

/** Takes a rider out of a shop, with their phone; one with an open trip, or who carries cash, stays. */
export const riderRemove = action('candao.shop.riderRemove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, riderId: RiderId },
  data: v.object({ removed: v.boolean() }),
  refusals: ['STORE_UNKNOWN', 'RIDER_UNKNOWN', 'RIDER_BUSY'],
})
