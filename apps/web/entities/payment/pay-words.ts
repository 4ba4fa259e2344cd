import { isPaidAtHandover, chargedBy, formatPrice, orderTypes, type Cents, type OrderType, type PayMethod } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

type Card = { last4: string } | null | undefined
type Bill = { orderType: OrderType; total: Cents | undefined }

/** The name of a way to pay; a card that is known by its last digits. */
export const payName = (method: PayMethod, card?: Card): string =>
  method === 'card' && card ? m.pay_card_ending({ last4: card.last4 }) : words[method].name()

/** The words of the button that pays so. */
export const payVerb = (method: PayMethod): string => words[method].verb()

/** A note to read before paying so; Octopus takes whole ten cents, which is said where they are not those of the total. */
export function payNote(method: PayMethod, { orderType, total }: Bill): string | undefined {
  if (isPaidAtHandover(method)) return orderType === orderTypes.delivery ? m.pay_note_cash_delivery() : m.pay_note_cash_counter()
  if (total === undefined || chargedBy(method, total) === total) return undefined
  return m.pay_note_rounded({ amount: formatPrice(chargedBy(method, total)) })
}

/** Money on its way back to where it came from: how long it takes. */
export const payBackDays = (method: PayMethod): string => words[method].days()

/** Money that is back there. */
export const paidBackWords = (method: PayMethod): string => words[method].back()

/** All that is said of each way to pay: its name, its button, money on its way back, and back. */
const words: Record<PayMethod, { name: () => string; verb: () => string; days: () => string; back: () => string }> = {
  card: { name: m.pay_card, verb: m.pay_by_card, days: m.pay_days_card, back: m.pay_back_card },
  octopus: { name: m.pay_octopus, verb: m.pay_by_octopus, days: m.pay_days_octopus, back: m.pay_back_octopus },
  alipay: { name: m.pay_alipay, verb: m.pay_by_alipay, days: m.pay_days_alipay, back: m.pay_back_alipay },
  payme: { name: m.pay_payme, verb: m.pay_by_payme, days: m.pay_days_payme, back: m.pay_back_payme },
  fps: { name: m.pay_fps, verb: m.pay_by_fps, days: m.pay_days_fps, back: m.pay_back_fps },
  mpay: { name: m.pay_mpay, verb: m.pay_by_mpay, days: m.pay_days_mpay, back: m.pay_back_mpay },
  cash: { name: m.pay_cash, verb: m.pay_by_cash, days: m.pay_days_cash, back: m.pay_back_cash },
}
