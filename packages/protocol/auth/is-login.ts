import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** Tells whether the key in the envelope opens a live session of this device (spec 7). */
export const isLogin = action('isLogin', {
  gateway: 'LocalAction',
  caller: 'anyone',
  content: {},
  data: v.object({ userId: Text }),
  refusals: ['SESSION_EXPIRED'],
})
