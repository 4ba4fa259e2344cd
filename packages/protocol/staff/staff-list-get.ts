import * as v from 'valibot'
import { action } from '../action.ts'
import { StaffMember } from './staff-member.ts'

/** The people whom the caller may look after, by name: those all of whose roles the caller could give. */
export const staffListGet = action('candao.staff.staffListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'staff.manage',
  content: {},
  data: v.object({ staff: v.array(StaffMember) }),
})
