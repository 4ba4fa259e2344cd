import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { PairingCode, Tablet, TabletName } from './tablet.ts'

/** Pairs the tablet that shows a code with a shop, once: from now on it may what the shop's till may. */
export const tabletPair = action('candao.shop.tabletPair', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.devices',
  stepUp: true,
  content: { storeId: StoreId, code: PairingCode, name: TabletName },
  data: v.object({ tablet: Tablet }),
  refusals: ['STORE_UNKNOWN', 'PAIRING_UNKNOWN'],
})
