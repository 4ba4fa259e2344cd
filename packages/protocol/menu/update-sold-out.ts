import * as v from 'valibot'
import { action } from '../action.ts'
import { Slug, StoreId, Text } from '../units.ts'

/** A shop's till says that a product or option has run out, or is back. */
export const updateSoldOut = action('candao.product.updateSoldOut', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId, pid: Slug, soldOut: v.boolean() },
  data: v.object({ soldOut: v.array(Text) }),
  refusals: ['STORE_UNKNOWN'],
})
