import * as v from 'valibot'
import { action } from '../action.ts'
import { Password } from '../profile/member-profile.ts'
import { Text } from '../units.ts'
import { StaffSession } from './staff-member.ts'

/** Takes an invitation, which is good once: the password is theirs from now on, sessions and passkeys from before are over, and they are signed in. */
export const staffInviteAccept = action('candao.staff.staffInviteAccept', {
  gateway: 'Action',
  caller: 'anyone',
  content: { token: v.pipe(Text, v.minLength(1), v.maxLength(100)), password: Password },
  data: v.object(StaffSession.entries),
  refusals: ['INVITATION_INVALID', 'PASSWORD_WEAK'],
})
