import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { ShopOverlay } from './overlay.ts'

/** A shop's day, for its people. */
export const shopOverlayGet = action('candao.shop.shopOverlayGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.soldOut',
  content: { storeId: StoreId },
  data: v.object(ShopOverlay.entries),
  refusals: ['STORE_UNKNOWN'],
})
