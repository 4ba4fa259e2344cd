import * as v from 'valibot'
import { action } from '../action.ts'
import { SignedPasskey } from '../passkeys/passkey.ts'
import { Password } from '../profile/member-profile.ts'
import { Moment } from '../units.ts'
import { Pin } from './pins/pin.ts'

const Proof = v.variant('by', [
  v.object({ by: v.literal('passkey'), credential: SignedPasskey }),
  v.object({ by: v.literal('password'), password: Password }),
  v.object({ by: v.literal('pin'), pin: Pin }),
])

/**
 * Shows again who is signed in: calls that ask for it open until `provenUntil`. Whoever has passkeys shows it by one of them, and whoever has signed in at a tablet by
 * the PIN too, which shows nothing elsewhere (STEP_UP_FAILED). A wrong password, or PIN, counts as one at the sign-in does.
 */
export const staffStepUp = action('candao.staff.staffStepUp', {
  gateway: 'Action',
  caller: 'staff',
  content: { proof: Proof },
  data: v.object({ provenUntil: Moment }),
  refusals: ['PASSKEY_NEEDED', 'PASSWORD_WRONG', 'PIN_WRONG', 'STEP_UP_FAILED'],
})
