import * as v from 'valibot'
import { action } from '../action.ts'
import { RiderId } from './shop-rider.ts'
import { Dollars, StoreId } from '../units.ts'

/** The shop has all the cash that a rider carried: they carry none now. `cash` is what the tablet showed; with another sum by now it is refused; of none, nothing is done. */
export const riderCashTake = action('candao.shop.riderCashTake', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, riderId: RiderId, cash: Dollars },
  data: v.object({ taken: Dollars }),
  refusals: ['STORE_UNKNOWN', 'RIDER_UNKNOWN', 'CASH_CHANGED'],
})
