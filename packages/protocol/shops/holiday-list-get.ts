import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { Holiday } from './overlay.ts'

/** The holidays that are not over, of the shops of the caller, or of one of them; the earliest first. */
export const holidayListGet = action('candao.shop.holidayListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.state',
  content: { storeId: v.optional(StoreId) },
  data: v.object({ holidays: v.array(Holiday) }),
  refusals: ['STORE_UNKNOWN'],
})
