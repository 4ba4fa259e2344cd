import * as v from 'valibot'
import { action } from '../action.ts'
import { bytes, credentialHead } from './passkey.ts'
import { SignedIn } from '../auth/signed-in.ts'

/** Logs in by a passkey, and answers as `login` does. Whatever is wrong with it, PASSKEY_FAILED says no more. */
export const passkeyLogin = action('candao.member.passkeyLogin', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {
    credential: v.object({
      ...credentialHead,
      response: v.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(2000) }),
    }),
  },
  data: SignedIn,
  refusals: ['PASSKEY_FAILED'],
})
