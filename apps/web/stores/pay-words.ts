import { chargedBy, formatPrice, orderTypes, type Cents, type OrderType, type PayMethod } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

type Card = { last4: string } | null | undefined
type Bill = { orderType: OrderType; total: Cents | undefined }

/** What a way to pay is called; a card that is known by its last digits. */
export const payName = (method: PayMethod, card?: Card): string =>
  method === 'card' && card ? m.pay_card_ending({ last4: card.last4 }) : names[method]()

/** What the button does that pays so. */
export const payVerb = (method: PayMethod): string => verbs[method]()

/** What is to be known before paying so; Octopus takes whole ten cents, which is said where they are not those of the total. */
export function payNote(method: PayMethod, { orderType, total }: Bill): string | undefined {
  if (method === 'cash') return orderType === orderTypes.delivery ? m.pay_note_cash_delivery() : m.pay_note_cash_counter()
  if (total === undefined || chargedBy(method, total) === total) return undefined
  return m.pay_note_rounded({ amount: formatPrice(chargedBy(method, total)) })
}

const names: Record<PayMethod, () => string> = {
  card: m.pay_card,
  octopus: m.pay_octopus,
  alipay: m.pay_alipay,
  mpay: m.pay_mpay,
  cash: m.pay_cash,
}
const verbs: Record<PayMethod, () => string> = {
  card: m.pay_by_card,
  octopus: m.pay_by_octopus,
  alipay: m.pay_by_alipay,
  mpay: m.pay_by_mpay,
  cash: m.pay_by_cash,
}
