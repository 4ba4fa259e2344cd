import { staffRights } from '@harbour/rules'
import * as v from 'valibot'
import { action } from '../action.ts'
import { StaffMember } from './staff-member.ts'

/** The person who is signed in, and what they may do. */
export const staffMeGet = action('candao.staff.staffMeGet', {
  gateway: 'Action',
  caller: 'staff',
  content: {},
  data: v.object({ staff: StaffMember, rights: v.array(v.picklist(staffRights)) }),
})
