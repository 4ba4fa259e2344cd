import { action } from '../action.ts'
import { PasskeyRequest } from './passkey.ts'

/** The challenge that the browser is asked to sign with any passkey of this site. Names no account; the challenge serves once, on this device, for five minutes. */
export const passkeyLoginStart = action('candao.member.passkeyLoginStart', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: PasskeyRequest,
})
