import { useState } from 'react'
import { useNow } from '../../lib/server-clock.ts'
import type { CardRefusal } from './bind-card.ts'
import { blankCard, faultsOf, type CardDraft, type CardField } from './card-draft.ts'
import { faultWords } from './fault-words.ts'

/** A card as it is being typed: what is wrong is said at its field once that has been left, or is sure before. */
export function useTypedCard() {
  const now = useNow()
  const [draft, setDraft] = useState<CardDraft>(blankCard)
  const [left, setLeft] = useState<readonly CardField[]>([])
  const faults = faultsOf(draft, now)
  return {
    draft,
    faults,
    write: (field: CardField, value: string) => setDraft((before) => ({ ...before, [field]: value })),
    leave: (field: CardField) => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field])),
    errorAt(field: CardField, refusal: CardRefusal | undefined): string | undefined {
      if (refusal?.field === field) return refusal.words
      const fault = faults[field]
      const sure = fault === 'past' || (fault === 'wrong' && field !== 'code')
      return fault && (sure || left.includes(field)) ? faultWords(field, fault, draft) : undefined
    },
  }
}
