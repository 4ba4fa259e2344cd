import * as v from 'valibot'
import { action } from '../../action.ts'
import { Guid, StoreId, Text } from '../../units.ts'

/** The people who may sign in at a tablet of this shop, by name; who has no PIN yet cannot. For a tablet's key: a till's is NOT_ALLOWED. */
export const shiftPeopleGet = action('candao.shop.shiftPeopleGet', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId },
  data: v.object({ people: v.array(v.object({ staffId: Guid, name: Text, hasPin: v.boolean() })) }),
  refusals: ['STORE_UNKNOWN'],
})
