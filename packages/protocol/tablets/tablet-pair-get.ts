import * as v from 'valibot'
import { action } from '../action.ts'
import { Brand, Guid, StoreId, Text } from '../units.ts'
import { PairingSecret } from './tablet.ts'

/**
 * The tablet's key, once a manager has entered its code; null before. Asked again it is another key, and the one before is good no more, since an answer may be
 * lost on its way; once a key has been used there is no other.
 */
export const tabletPairGet = action('candao.shop.tabletPairGet', {
  gateway: 'Action',
  caller: 'anyone',
  content: { secret: PairingSecret },
  data: v.object({ paired: v.nullable(v.object({ key: Text, tabletId: Guid, storeId: StoreId, brand: Brand, name: Text })) }),
  refusals: ['PAIRING_UNKNOWN'],
})
