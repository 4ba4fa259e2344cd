import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/**
 * Lets in who comes inside the loyalty partner's app, by the `idtoken` of its address: a JWT that is good for a few minutes, once (spec 1.10,
 * 6.4). They get a user of their own, the guest key that opens the partner's coupons, and for whoever logs in with us as well a proof to link
 * both. `linked`: a member of ours has linked this card. `yuuUrl` is the way back to the partner; it comes with every refusal, too.
 */
export const yuuSessionOpen = action('candao.member.yuuSessionOpen', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { idtoken: v.pipe(Text, v.minLength(1), v.maxLength(4000)) },
  data: v.object({
    userId: Text,
    phone: Text,
    accessCode: Text,
    yuuGuestKey: Text,
    linked: v.boolean(),
    linkProof: Text,
    yuuUrl: Text,
  }),
  refusals: ['PARTNER_LOGGED_OUT', 'PARTNER_AWAY'],
})
