import * as v from 'valibot'
import { action } from '../action.ts'
import { MadePasskey } from './passkey.ts'
import { Slug, Text } from '../units.ts'

/** Keeps the passkey that the browser has made after `passkeyRegisterStart`; one that answers no challenge of this device is refused. */
export const passkeyRegister = action('candao.member.passkeyRegister', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { credential: MadePasskey },
  data: v.object({ passkeyRef: Slug, name: Text }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEYS_FULL'],
})
