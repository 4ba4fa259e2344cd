import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { StaffAccount, StaffGrants, StaffInvitation, StaffMember, StaffName } from './staff-member.ts'

/** Somebody as whoever changes them has seen them. */
const StaffSeen = v.object({ account: StaffAccount, name: StaffName, grants: StaffGrants, active: v.boolean() })

/**
 * Takes somebody into the staff (`staffId` null), who then is invited, or changes them. Nobody gives or takes a role that is greater than what they may
 * give, nor changes themselves; somebody who is out of the caller's reach is unknown. Who is made inactive is signed out everywhere.
 * Where `seen` is given, somebody who is otherwise by now is left as they are (STAFF_CHANGED).
 */
export const staffSave = action('candao.staff.staffSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'staff.manage',
  stepUp: true,
  content: {
    staffId: v.nullable(Guid),
    account: StaffAccount,
    name: StaffName,
    grants: StaffGrants,
    active: v.boolean(),
    seen: v.optional(StaffSeen),
  },
  data: v.object({ staff: StaffMember, invitation: v.nullable(StaffInvitation) }),
  refusals: ['STAFF_UNKNOWN', 'STAFF_CHANGED', 'STAFF_SELF', 'ACCOUNT_TAKEN', 'GRANT_TOO_WIDE', 'STORE_UNKNOWN'],
})
