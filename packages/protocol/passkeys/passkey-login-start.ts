import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** The challenge that the browser is asked to sign with any passkey of this site. Names no account; the challenge serves once, on this device, for five minutes. */
export const passkeyLoginStart = action('candao.member.passkeyLoginStart', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.object({ challenge: Text, rpId: Text, timeout: v.number(), userVerification: v.picklist(['preferred']) }),
})
