import * as v from 'valibot'
import { action } from '../action.ts'
import { bytes, credentialHead } from './passkey.ts'
import { Slug, Text } from '../units.ts'

/** Keeps the passkey that the browser has made after `passkeyRegisterStart`; one that answers no challenge of this device is refused. */
export const passkeyRegister = action('candao.member.passkeyRegister', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {
    credential: v.object({ ...credentialHead, response: v.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) }) }),
  },
  data: v.object({ passkeyRef: Slug, name: Text }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEYS_FULL'],
})
