import type { CardNetwork } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

const names: Record<CardNetwork, () => string> = {
  visa: () => 'VISA',
  mastercard: () => 'Mastercard',
  amex: () => 'American Express',
  jcb: () => 'JCB',
  unionpay: m.card_unionpay,
  diners: () => 'Diners Club',
}
const byName: Partial<Record<string, () => string>> = names

/** The name of a network on its cards; for one that we do not know, the word for a card. */
export const networkWords = (network: string): string => (byName[network] ?? m.card_plain)()
