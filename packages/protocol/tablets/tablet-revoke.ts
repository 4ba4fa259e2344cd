import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, StoreId } from '../units.ts'

/** Takes a tablet's key back: it opens nothing any more, at once. */
export const tabletRevoke = action('candao.shop.tabletRevoke', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  content: { storeId: StoreId, tabletId: Guid },
  data: v.object({ revoked: v.boolean() }),
  refusals: ['STORE_UNKNOWN', 'TABLET_UNKNOWN'],
})
