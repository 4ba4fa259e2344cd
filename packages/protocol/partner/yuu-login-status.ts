import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Text } from '../units.ts'

/** The member's login at the loyalty partner, and the token that reads the profile there (spec 7.18). PARTNER_LOGGED_OUT is status -403 (spec 8.8). */
export const yuuLoginStatus = action('candao.member.yuuLoginStatus', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { userId: v.optional(Guid) },
  data: v.object({ yuuToken: Text }),
  refusals: ['PARTNER_LOGGED_OUT', 'PARTNER_AWAY'],
})
