import * as v from 'valibot'
import { action } from '../action.ts'

/** This device takes no news any more; what is on its way to it is dropped. */
export const pushUnsubscribe = action('candao.member.pushUnsubscribe', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: {},
  data: v.object({ subscribed: v.boolean() }),
})
