import { action } from '../action.ts'
import { userDelete } from '../profile/user-delete.ts'
import { Guid } from '../units.ts'
import { DataReason } from './member-export.ts'
import { ReasonWords } from './support-reason.ts'

/** Removes a member who has asked for it in another way than in the app, as `userDelete` does. It is for support of the whole chain, who may see guests unmasked. */
export const memberDelete = action('candao.support.memberDelete', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  stepUp: true,
  content: { userId: Guid, reason: DataReason, words: ReasonWords },
  data: userDelete.data,
  refusals: ['MEMBER_UNKNOWN', 'MEMBER_ORDERS_LIVE'],
})
