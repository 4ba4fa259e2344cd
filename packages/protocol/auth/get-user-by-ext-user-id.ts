import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** First step of a session: a secret key that is bound to nothing yet. Unknown users get the same answer (calls.md, Sessions). */
export const getUserByExtUserId = action('candao.user.getUserByExtUserId', {
  gateway: 'Action',
  caller: 'anyone',
  content: { extUserId: v.pipe(Text, v.minLength(1), v.maxLength(64)), phone: v.pipe(Text, v.maxLength(24)) },
  data: v.object({ secretKey: Text }),
})
