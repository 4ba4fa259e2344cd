import { cardNetwork, codeFault, numberFault, readExpiry, type CardExpiry, type Instant } from '@harbour/rules'

/** A card as it stands in its fields. It lives on the screen alone: it is in no store, no query and no call of ours. */
export type CardDraft = { number: string; expiry: string; code: string; holder: string }
export type CardField = keyof CardDraft
/** A reason why a field is not right: not all of it is there yet, or it can be no card's. */
export type CardFault = 'missing' | 'short' | 'wrong' | 'past'
export type CardFaults = Partial<Record<CardField, CardFault>>

export const blankCard: CardDraft = { number: '', expiry: '', code: '', holder: '' }
export const cardFields: readonly CardField[] = ['number', 'expiry', 'code', 'holder']

/** The fault of each field of a card that is typed at this moment; nothing for a card that may be sent. */
export function faultsOf({ number, expiry, code, holder }: CardDraft, now: Instant): CardFaults {
  const read = readExpiry(expiry, now)
  const found: Record<CardField, CardFault | null> = {
    number: numberFault(number),
    expiry: typeof read === 'object' ? null : read === 'missing' && expiry !== '' ? 'short' : read,
    code: codeFault(code, cardNetwork(number)),
    holder: holderFault(holder),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

/** A number in the name's field is a card's number in the wrong place. */
function holderFault(holder: string): CardFault | null {
  if (holder.trim() === '') return 'missing'
  return /\p{N}/u.test(holder) ? 'wrong' : null
}

/** The month in which a card ends that has no faults. */
export function expiryOf({ expiry }: CardDraft, now: Instant): CardExpiry {
  const read = readExpiry(expiry, now)
  if (typeof read === 'string') throw new Error('this card has no expiry yet')
  return read
}
