import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Text } from '../units.ts'

/** The text of the membership QR: good for a minute, at the counter only. */
export const memberCodeGet = action('candao.member.memberCodeGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({ code: Text, memberNo: Text, expiresAt: Moment }),
})
