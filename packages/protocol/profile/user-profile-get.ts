import { action } from '../action.ts'
import { MemberProfile } from './member-profile.ts'

/** The user of the session (spec 3.1). A visitor has only an id and a dummy phone. */
export const userProfileGet = action('candao.member.userProfileGet', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: {},
  data: MemberProfile,
})
