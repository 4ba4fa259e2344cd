import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { StaffInvitation } from './staff-member.ts'

/** Invites somebody of the staff once more, who has lost the invitation or the password. An earlier invitation is good no more, and nobody invites themselves. */
export const staffInvite = action('candao.staff.staffInvite', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'staff.manage',
  stepUp: true,
  content: { staffId: Guid },
  data: StaffInvitation,
  refusals: ['STAFF_UNKNOWN', 'STAFF_SELF'],
})
