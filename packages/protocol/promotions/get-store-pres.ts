import * as v from 'valibot'
import { action } from '../action.ts'
import { Preferential } from './preferential.ts'
import { OrderType, StoreId } from '../units.ts'

/** The promotions of a shop, today and later; each says when it holds. Without a shop: what all shops of the brand give. */
export const getStorePres = action('candao.preferential.getStorePres', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: v.optional(StoreId), orderType: v.optional(OrderType) },
  data: v.object({ promotions: v.array(Preferential) }),
  refusals: ['STORE_UNKNOWN'],
})
