import * as v from 'valibot'
import { action } from '../action.ts'
import { Password } from '../profile/member-profile.ts'
import { Count } from '../units.ts'

/** Changes the password of whoever knows the old one. This device stays signed in; `signedOut` says how many others do not. */
export const passwordUpdate = action('candao.member.passwordUpdate', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { oldPassword: Password, password: Password },
  data: v.object({ signedOut: Count }),
  refusals: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'PASSWORD_SAME', 'TRY_LATER'],
})
