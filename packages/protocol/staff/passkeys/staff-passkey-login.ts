import * as v from 'valibot'
import { action } from '../../action.ts'
import { SignedPasskey } from '../../passkeys/passkey.ts'
import { StaffSession } from '../staff-member.ts'

/** Signs somebody of the staff in by a passkey, on this device. Whatever is wrong with it, PASSKEY_FAILED says no more. */
export const staffPasskeyLogin = action('candao.staff.staffPasskeyLogin', {
  gateway: 'Action',
  caller: 'anyone',
  content: { credential: SignedPasskey },
  data: v.object(StaffSession.entries),
  refusals: ['PASSKEY_FAILED'],
})
