import * as v from 'valibot'
import { action } from '../action.ts'
import { SavedCard } from './saved-card.ts'
import { Text } from '../units.ts'

/** The member's saved card: one at most (spec 5.14, 9.15); and where the browser takes the next one to. */
export const cardGet = action('candao.member.cardGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({
    cards: v.array(SavedCard),
    /** True where a card can be saved now: somebody keeps cards here, and none is kept yet. */
    mayBind: v.boolean(),
    /** The address to which the browser posts a card, straight to its provider, and the key that it shows there; null where nobody keeps cards, or the provider takes them on a page of its own (`cardPageOpen`). */
    tokens: v.nullable(v.object({ url: Text, publishableKey: Text })),
  }),
})
