import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'

/** Ends one session of whoever is signed in, such as that of a tablet they have left behind. */
export const staffSessionEnd = action('candao.staff.staffSessionEnd', {
  gateway: 'Action',
  caller: 'staff',
  content: { sessionId: Guid },
  data: v.object({ ended: v.boolean() }),
  refusals: ['SESSION_UNKNOWN'],
})
