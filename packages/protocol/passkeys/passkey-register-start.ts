import * as v from 'valibot'
import { action } from '../action.ts'
import { Password } from '../profile/member-profile.ts'
import { PasskeyCreation } from './passkey.ts'

/**
 * Begins a passkey for the member: what the browser is asked to make. Its challenge serves once, on this device, for five minutes. Whoever has
 * not logged in on this device within the last ten minutes gives the password: a phone left open makes nobody else a key.
 */
export const passkeyRegisterStart = action('candao.member.passkeyRegisterStart', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { password: v.optional(Password) },
  data: PasskeyCreation,
  refusals: ['PASSWORD_REQUIRED', 'PASSWORD_WRONG', 'TRY_LATER', 'PASSKEYS_FULL'],
})
