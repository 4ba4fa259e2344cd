import * as v from 'valibot'
import { action } from '../../action.ts'
import { MadePasskey } from '../../passkeys/passkey.ts'
import { Guid, Text } from '../../units.ts'
import { StaffName } from '../staff-member.ts'

/** Keeps the passkey that the browser has made after `staffPasskeyRegisterStart`, under a name, or else that of the device. */
export const staffPasskeyRegister = action('candao.staff.staffPasskeyRegister', {
  gateway: 'Action',
  caller: 'staff',
  stepUp: true,
  content: { credential: MadePasskey, name: v.optional(StaffName) },
  data: v.object({ passkeyRef: Guid, name: Text }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEYS_FULL'],
})
