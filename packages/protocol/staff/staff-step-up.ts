import * as v from 'valibot'
import { action } from '../action.ts'
import { SignedPasskey } from '../passkeys/passkey.ts'
import { Password } from '../profile/member-profile.ts'
import { Moment } from '../units.ts'

const Proof = v.variant('by', [
  v.object({ by: v.literal('passkey'), credential: SignedPasskey }),
  v.object({ by: v.literal('password'), password: Password }),
])

/**
 * Shows again who is signed in: calls that ask for it open until `provenUntil`. Whoever has passkeys shows it by one of them. A wrong password counts as one
 * at the login does.
 */
export const staffStepUp = action('candao.staff.staffStepUp', {
  gateway: 'Action',
  caller: 'staff',
  content: { proof: Proof },
  data: v.object({ provenUntil: Moment }),
  refusals: ['PASSKEY_NEEDED', 'PASSWORD_WRONG', 'STEP_UP_FAILED'],
})
