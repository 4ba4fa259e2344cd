import * as v from 'valibot'
import { action } from '../action.ts'
import { Rider } from '../orders/rider.ts'
import { RiderId } from './shop-rider.ts'
import { StoreId } from '../units.ts'

/** Takes a rider into a shop, or says of one who is there what has changed. The tablet makes the id, so that a save that is sent again is one rider. */
export const riderSave = action('candao.shop.riderSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, riderId: RiderId, ...Rider.entries },
  data: v.object({ riderId: RiderId }),
  refusals: ['STORE_UNKNOWN', 'RIDER_UNKNOWN', 'RIDERS_FULL'],
})
