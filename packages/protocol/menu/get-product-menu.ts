import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId, Text } from '../units.ts'

/** Names the menu file a shop sells from, and what has run out there today (product, option and main pids). */
export const getProductMenu = action('candao.product.getProductMenu', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: v.optional(StoreId) },
  data: v.object({ version: Text, url: Text, soldOut: v.array(Text) }),
  refusals: ['STORE_UNKNOWN'],
})
