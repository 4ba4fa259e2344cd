import * as v from 'valibot'
import { action } from '../action.ts'
import { GroupOrder } from './group-order.ts'
import { GroupToken } from './group-token.ts'
import { Moment, UnsignedDollars } from '../units.ts'

/**
 * Says anew when a group order closes, and the most that a person may add; one that was closed is open again, unless it has been ordered. Its host’s alone. It closes
 * within a day of its beginning, however often that is put off (`GROUP_MOMENT`).
 */
export const groupSave = action('candao.group.groupSave', {
  gateway: 'Action',
  caller: 'visitor',
  content: { token: GroupToken, closesAt: Moment, mostEach: v.optional(UnsignedDollars) },
  data: GroupOrder,
  refusals: ['GROUP_UNKNOWN', 'GROUP_MOMENT', 'GROUP_HOST_ONLY', 'GROUP_ORDERED'],
})
