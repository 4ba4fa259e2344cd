import * as v from 'valibot'
import { action } from '../action.ts'
import { pushSubscription } from '../push/push-subscription.ts'
import { StoreId } from '../units.ts'

/**
 * A paired tablet is woken by pushes from now on, in the language of the call, where an order waits while it is asleep; said again it replaces what was said
 * before. A till's key is `NOT_ALLOWED`.
 */
export const tabletPushSubscribe = action('candao.shop.tabletPushSubscribe', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId, ...pushSubscription },
  data: v.object({ subscribed: v.boolean() }),
  refusals: ['STORE_UNKNOWN', 'PUSH_UNKNOWN'],
})
