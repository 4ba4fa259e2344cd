import type { SavedCard } from '@harbour/protocol'
import type { CardRecord } from './store/cards.ts'

/** A saved card as the wire has it: never what its provider calls it. */
export function savedCard({ cardId, shown, holder, isDefault, lastUsed }: CardRecord): SavedCard {
  return { cardId, ...shown, holder, isDefault, lastUsed }
}
