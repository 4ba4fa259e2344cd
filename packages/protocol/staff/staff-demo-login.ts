import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'
import { StaffSession } from './staff-member.ts'

/** Signs a visitor of the demo in as one of its people, by a token that `npm start` prints. It opens nothing but the demo chain, while the sandbox is on. */
export const staffDemoLogin = action('candao.staff.staffDemoLogin', {
  gateway: 'Action',
  caller: 'anyone',
  content: { token: v.pipe(Text, v.minLength(1), v.maxLength(100)) },
  data: v.object(StaffSession.entries),
  refusals: ['INVITATION_INVALID'],
})
