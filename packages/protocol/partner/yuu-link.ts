import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** Links the member to the card of the loyalty partner's that they came with on this device; `linkProof` is from `yuuSessionOpen`, and good once. */
export const yuuLink = action('candao.member.yuuLink', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { linkProof: v.pipe(Text, v.minLength(1), v.maxLength(100)) },
  data: v.object({ yuuId: Text }),
  refusals: ['PARTNER_LOGIN', 'PARTNER_AWAY', 'PARTNER_CARD_TAKEN'],
})
