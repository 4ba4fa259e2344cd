import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment } from '../units.ts'
import { ShopOverlay, shopStateWhy } from './overlay.ts'
import { updateStoreState } from './update-store-state.ts'

/**
 * Somebody of a shop says how much longer orders take there, and until when it takes none, as a till does with `updateStoreState`, and why. The busy time ends by
 * itself at `busyUntil`, a day ahead at most; without it somebody says that it is over.
 */
export const shopStateSave = action('candao.shop.shopStateSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.state',
  content: { ...updateStoreState.content.entries, busyUntil: v.optional(v.nullable(Moment)), ...shopStateWhy },
  data: v.object(ShopOverlay.entries),
  refusals: ['STORE_UNKNOWN', 'PAUSE_TOO_LONG'],
})
