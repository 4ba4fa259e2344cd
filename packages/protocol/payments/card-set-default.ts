import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'

/** Sets whether orders are to be paid with the saved card unless the member chooses otherwise. */
export const cardSetDefault = action('candao.member.cardSetDefault', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { cardId: Guid, isDefault: v.boolean() },
  data: v.object({ isDefault: v.boolean() }),
  refusals: ['CARD_UNKNOWN'],
})
