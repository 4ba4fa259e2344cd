import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { ShopOverlay, soldOutWord } from './overlay.ts'

/** Somebody of a shop says that a product or option has run out there, or is back. What has run out by word of the chain or the brand stays so. */
export const soldOutSave = action('candao.shop.soldOutSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.soldOut',
  content: { storeId: StoreId, ...soldOutWord },
  data: v.object(ShopOverlay.entries),
  refusals: ['STORE_UNKNOWN', 'PRODUCT_UNKNOWN', 'UNTIL_PASSED', 'SOLD_OUT_BY_CHAIN'],
})
