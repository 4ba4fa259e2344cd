import * as v from 'valibot'
import { action } from '../action.ts'
import { Slug, StoreId } from '../units.ts'
import { ShopOverlay } from './shop-overlay-get.ts'

/** Somebody of a shop says that a product or option has run out there, or is back. */
export const soldOutSave = action('candao.shop.soldOutSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.soldOut',
  content: { storeId: StoreId, pid: Slug, soldOut: v.boolean() },
  data: v.object(ShopOverlay.entries),
  refusals: ['STORE_UNKNOWN', 'PRODUCT_UNKNOWN'],
})
