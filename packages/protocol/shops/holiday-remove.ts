import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { Holiday, ShopList } from './overlay.ts'

/** Takes a holiday back at the shops named; where it is not, nothing happens. */
export const holidayRemove = action('candao.shop.holidayRemove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.state',
  content: { holidayId: Guid, storeIds: ShopList },
  data: v.object({ holidays: v.array(Holiday) }),
  refusals: ['STORE_UNKNOWN'],
})
