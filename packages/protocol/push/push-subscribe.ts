import * as v from 'valibot'
import { action } from '../action.ts'
import { pushSubscription } from './push-subscription.ts'

/** This device takes news of the caller's orders from now on, in the language of the call; said again it is the same (spec 2.38, 7.29). */
export const pushSubscribe = action('candao.member.pushSubscribe', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: pushSubscription,
  data: v.object({ subscribed: v.boolean() }),
  refusals: ['PUSH_UNKNOWN'],
})
