import * as v from 'valibot'
import { action } from '../action.ts'
import { Openness } from '../shops/store-card.ts'
import { StoreId, Text } from '../units.ts'
import { tabletHealth } from './tablet.ts'

/**
 * A paired tablet says every 30 seconds how it is, and hears its own name, its shop's in both languages, and how the shop stands: while it is open, the screen
 * stays awake. `phoneTakesSms`: the shop's phone is a mobile one, to which the reminder of an unanswered order goes. `attention` is kept for what the office may want of it. A till's key is `NOT_ALLOWED`.
 */
export const tabletReport = action('candao.shop.tabletReport', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId, ...tabletHealth },
  data: v.object({
    name: Text,
    storeName: v.object({ tc: Text, en: Text }),
    openness: Openness,
    phoneTakesSms: v.boolean(),
    attention: v.null(),
  }),
  refusals: ['STORE_UNKNOWN'],
})
