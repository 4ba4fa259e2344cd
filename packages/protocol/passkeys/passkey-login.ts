import { action } from '../action.ts'
import { SignedPasskey } from './passkey.ts'
import { SignedIn } from '../auth/signed-in.ts'

/** Logs in by a passkey, and answers as `login` does. Whatever is wrong with it, PASSKEY_FAILED says no more. */
export const passkeyLogin = action('candao.member.passkeyLogin', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { credential: SignedPasskey },
  data: SignedIn,
  refusals: ['PASSKEY_FAILED'],
})
