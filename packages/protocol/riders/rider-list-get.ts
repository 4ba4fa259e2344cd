import * as v from 'valibot'
import { action } from '../action.ts'
import { ShopRider } from './shop-rider.ts'
import { StoreId } from '../units.ts'

/** A shop's own riders, by name: whether they are out, since when, with which stops, where they were seen last, and the cash that they carry. */
export const riderListGet = action('candao.shop.riderListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId },
  data: v.object({ riders: v.array(ShopRider) }),
  refusals: ['STORE_UNKNOWN'],
})
