import * as v from 'valibot'
import { action } from '../action.ts'
import { Count, Guid } from '../units.ts'

/** Ends every session of somebody whom the caller may look after, or the one that is named; says how many. They may sign in again. */
export const staffSessionsEnd = action('candao.staff.staffSessionsEnd', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'staff.manage',
  content: { staffId: Guid, sessionId: v.optional(Guid) },
  data: v.object({ ended: Count }),
  refusals: ['STAFF_UNKNOWN', 'SESSION_UNKNOWN'],
})
