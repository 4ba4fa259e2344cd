import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, StoreId } from '../units.ts'
import { shopStateWhy, Where } from './overlay.ts'
import { updateStoreState } from './update-store-state.ts'

const { busyMinutes, pausedUntil } = updateStoreState.content.entries

/** The same of some shops, or of all of a brand or of the chain as they are now; each may say otherwise later. */
export const shopStateSaveMany = action('candao.shop.shopStateSaveMany', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.state',
  content: { where: Where, busyMinutes, busyUntil: v.optional(v.nullable(Moment)), pausedUntil, ...shopStateWhy },
  data: v.object({ shops: v.array(v.object({ storeId: StoreId, busyMinutes: v.number(), pausedUntil: v.nullable(Moment) })) }),
  refusals: ['STORE_UNKNOWN', 'PAUSE_TOO_LONG'],
})
