import * as v from 'valibot'
import { action } from '../action.ts'
import { Slug, StoreId } from '../units.ts'
import { SoldOutEntry } from './overlay.ts'

/** All that has run out at the shops of the caller, or at one of them; of one product or option, where it is named. */
export const soldOutListGet = action('candao.shop.soldOutListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.soldOut',
  content: { storeId: v.optional(StoreId), pid: v.optional(Slug) },
  data: v.object({ entries: v.array(SoldOutEntry) }),
  refusals: ['STORE_UNKNOWN'],
})
