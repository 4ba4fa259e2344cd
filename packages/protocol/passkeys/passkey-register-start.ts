import * as v from 'valibot'
import { action } from '../action.ts'
import { Password } from '../profile/member-profile.ts'
import { Text } from '../units.ts'

const text = Text
const key = v.picklist(['public-key'])

/**
 * Begins a passkey for the member: what the browser is asked to make. Its challenge serves once, on this device, for five minutes. Whoever has
 * not logged in on this device within the last ten minutes gives the password: a phone left open makes nobody else a key.
 */
export const passkeyRegisterStart = action('candao.member.passkeyRegisterStart', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { password: v.optional(Password) },
  data: v.object({
    challenge: text,
    rp: v.object({ id: text, name: text }),
    user: v.object({ id: text, name: text, displayName: text }),
    pubKeyCredParams: v.array(v.object({ type: key, alg: v.number() })),
    timeout: v.number(),
    excludeCredentials: v.array(v.object({ id: text, type: key })),
    authenticatorSelection: v.object({
      residentKey: v.picklist(['required']),
      requireResidentKey: v.boolean(),
      userVerification: v.picklist(['preferred']),
    }),
    attestation: v.picklist(['none']),
  }),
  refusals: ['PASSWORD_REQUIRED', 'PASSWORD_WRONG', 'TRY_LATER', 'PASSKEYS_FULL'],
})
