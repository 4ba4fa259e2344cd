import * as v from 'valibot'
import { action } from '../action.ts'
import { Brand, Guid, StoreId, Text } from '../units.ts'
import { TabletName } from './tablet.ts'

/** Pairs this browser with the demo's shop at once, by a token that `npm start` prints: nothing but the demo chain's, while the sandbox is on. */
export const tabletDemoPair = action('candao.shop.tabletDemoPair', {
  gateway: 'Action',
  caller: 'anyone',
  content: { token: v.pipe(Text, v.minLength(1), v.maxLength(100)), name: TabletName },
  data: v.object({ key: Text, tabletId: Guid, storeId: StoreId, brand: Brand, name: Text }),
  refusals: ['INVITATION_INVALID'],
})
