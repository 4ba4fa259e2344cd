import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, StoreId } from '../units.ts'
import { Tablet, TabletName } from './tablet.ts'

/** Gives a tablet of a shop another name. */
export const tabletRename = action('candao.shop.tabletRename', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  content: { storeId: StoreId, tabletId: Guid, name: TabletName },
  data: v.object({ tablet: Tablet }),
  refusals: ['STORE_UNKNOWN', 'TABLET_UNKNOWN'],
})
