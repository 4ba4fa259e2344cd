import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { StaffAccount, StaffGrants, StaffInvitation, StaffMember, StaffName } from './staff-member.ts'

/**
 * Takes somebody into the staff (`staffId` null), who then is invited, or changes them. Nobody gives or takes a role that is greater than what they may
 * give, nor changes themselves; somebody who is out of the caller's reach is unknown. Who is made inactive is signed out everywhere.
 */
export const staffSave = action('candao.staff.staffSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'staff.manage',
  stepUp: true,
  content: { staffId: v.nullable(Guid), account: StaffAccount, name: StaffName, grants: StaffGrants, active: v.boolean() },
  data: v.object({ staff: StaffMember, invitation: v.nullable(StaffInvitation) }),
  refusals: ['STAFF_UNKNOWN', 'STAFF_SELF', 'ACCOUNT_TAKEN', 'GRANT_TOO_WIDE', 'STORE_UNKNOWN'],
})
