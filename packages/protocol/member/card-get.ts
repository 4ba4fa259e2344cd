import * as v from 'valibot'
import { action } from '../action.ts'
import { Count, Slug } from '../units.ts'

/** The member's saved card: one at most (spec 5.14, 9.15). None can be saved until cards are taken. */
export const cardGet = action('candao.member.cardGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({
    cards: v.array(v.object({ cardId: Slug, scheme: v.string(), last4: v.string(), expiryMonth: Count, expiryYear: v.number() })),
    /** Whether a card can be saved here at all. */
    mayBind: v.boolean(),
  }),
})
