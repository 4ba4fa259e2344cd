import * as v from 'valibot'
import { action } from '../action.ts'
import { SoldOutEntry, soldOutWord, Where } from './overlay.ts'

/** Says that a product or option has run out, or is back, at some shops, or at all of a brand or of the chain, those that open later included. Gives all
 * entries about it that the caller may see. */
export const soldOutSaveMany = action('candao.shop.soldOutSaveMany', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.soldOut',
  content: { where: Where, ...soldOutWord },
  data: v.object({ entries: v.array(SoldOutEntry) }),
  refusals: ['STORE_UNKNOWN', 'PRODUCT_UNKNOWN', 'UNTIL_PASSED', 'SOLD_OUT_BY_CHAIN'],
})
