import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/**
 * Opens the page on which the payment provider takes a member's card, to save it (spec 1.20), where `cardGet` says that one may be saved and gives no `tokens`. A member
 * has one such page at a time: asked twice, or again after an answer was lost, it is the same. It leads back to the screen of the saved card.
 */
export const cardPageOpen = action('candao.member.cardPageOpen', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({
    /** Null where a card has just been saved there. */
    page: v.nullable(Text),
  }),
  refusals: ['CARD_KEPT', 'CARD_REFUSED', 'CARD_UNSURE', 'CARD_UNAVAILABLE'],
})
