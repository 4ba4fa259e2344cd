import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** Second step of a session: binds the secret key to the user whose access code this is, on this device (calls.md, Sessions). */
export const bindAccessCode = action('candao.member.bindAccessCode', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { secretKey: v.pipe(Text, v.maxLength(200)), accessCode: v.pipe(Text, v.maxLength(200)) },
  data: v.object({ userId: Text }),
  refusals: ['LOGIN_AGAIN', 'SECRET_KEY'],
})
