import { cardNetwork, codeLength } from '@harbour/rules'
import { language } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { cardFields, type CardDraft, type CardFault, type CardFaults, type CardField } from './card-draft.ts'

/** The words at a field. A field that waits to be filled in is named by the button alone. */
export function faultWords(field: CardField, fault: CardFault, draft: CardDraft): string | undefined {
  if (fault === 'missing') return undefined
  if (field === 'number') return fault === 'short' ? m.card_number_short() : m.card_number_wrong()
  if (field === 'code') return m.card_code_wrong({ count: codeLength(cardNetwork(draft.number)) })
  if (field === 'holder') return m.card_holder_wrong()
  return fault === 'past' ? m.card_expiry_past() : fault === 'short' ? m.card_expiry_short() : m.card_expiry_wrong()
}

const asked: Record<CardField, () => string> = {
  number: m.card_number_asked,
  expiry: m.card_expiry_asked,
  code: m.card_code_asked,
  holder: m.card_holder_asked,
}
const fix: Record<CardField, () => string> = {
  number: m.card_fix_number,
  expiry: m.card_fix_expiry,
  code: m.card_fix_code,
  holder: m.card_fix_holder,
}

/** The reason why the card cannot be added yet: what has to be put right, else what is still to be filled in. */
export function reasonOf(faults: CardFaults): string | undefined {
  const wrong = cardFields.find((field) => faults[field] === 'wrong' || faults[field] === 'past')
  if (wrong) return fix[wrong]()
  const missing = cardFields
    .filter((field) => faults[field])
    .map((field) => (faults[field] === 'short' && field === 'number' ? m.card_number_rest() : asked[field]()))
  if (missing.length === 0) return undefined
  return m.card_enter({ fields: new Intl.ListFormat(language() === 2 ? 'en-GB' : 'zh-Hant-HK').format(missing) })
}
