import * as v from 'valibot'
import { action } from '../action.ts'
import { Password } from '../profile/member-profile.ts'
import { StaffAccount, StaffSession } from './staff-member.ts'

/**
 * Signs somebody of the staff in, on this device. A wrong password, somebody who is not there and somebody who has been shut out read and take the
 * same; after five wrong ones TOO_MANY_REQUESTS says when to try again.
 */
export const staffLogin = action('candao.staff.staffLogin', {
  gateway: 'Action',
  caller: 'anyone',
  content: { account: StaffAccount, password: Password },
  data: v.object(StaffSession.entries),
  refusals: ['LOGIN_FAILED'],
})
