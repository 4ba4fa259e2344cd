import { action } from '../action.ts'
import { CaptchaToken, Password } from '../profile/member-profile.ts'
import { SignedIn } from './signed-in.ts'

/** Sets a new password on the proof of `registerVerifySms`, signs this device in and all others out. */
export const passwordReset = action('candao.member.passwordReset', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { proof: CaptchaToken, password: Password },
  data: SignedIn,
  refusals: ['PROOF_EXPIRED', 'PASSWORD_WEAK'],
})
