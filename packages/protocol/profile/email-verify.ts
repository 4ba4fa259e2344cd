import * as v from 'valibot'
import { action } from '../action.ts'
import { MemberProfile } from './member-profile.ts'
import { Slug, Text } from '../units.ts'

/** Confirms the member's mailbox by the code sent there. From then on it can reset the password, and nobody else logs in by it. */
export const emailVerify = action('candao.member.emailVerify', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { smsId: Slug, code: v.pipe(Text, v.maxLength(12)) },
  data: MemberProfile,
  refusals: ['SMS_CODE_WRONG', 'SMS_CODE_EXPIRED'],
})
