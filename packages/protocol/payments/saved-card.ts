import * as v from 'valibot'
import { ShownCard } from './shown-card.ts'
import { Dollars, Guid, Moment, Text } from '../units.ts'

/** A line that can carry no number of a card: the name on it. */
export const CardHolder = v.pipe(Text, v.trim(), v.minLength(1), v.maxLength(40), v.regex(/^[^\p{Cc}\p{Cs}\p{N}]*$/u))

/** A member's saved card, as far as anybody but its provider knows it. */
export const SavedCard = v.object({
  cardId: Guid,
  ...ShownCard.entries,
  holder: Text,
  /** True where orders are paid with it unless the member chooses otherwise. */
  isDefault: v.boolean(),
  /** The latest order that was paid with it since it was saved. */
  lastUsed: v.nullable(v.object({ at: Moment, amount: Dollars })),
})
export type SavedCard = v.InferOutput<typeof SavedCard>
