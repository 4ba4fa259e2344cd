import * as v from 'valibot'
import { action } from '../action.ts'
import { CardHolder, SavedCard } from './saved-card.ts'
import { Guid, Text } from '../units.ts'

/**
 * Saves the card that a provider's token stands for; its number went from the browser to the provider alone. Asked twice with one
 * `clientCardId`, it is saved once (spec 1.20). Refuses a second card (spec 5.14, 9.15).
 */
export const cardBind = action('candao.member.cardBind', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {
    /** A letter first, so that no number is a token. */
    token: v.pipe(Text, v.maxLength(128), v.regex(/^[A-Za-z]+_[\w-]+$/)),
    clientCardId: Guid,
    holder: CardHolder,
  },
  data: SavedCard,
  refusals: ['CARD_KEPT', 'CARD_REFUSED', 'CARD_UNSURE', 'CARD_UNAVAILABLE'],
})
