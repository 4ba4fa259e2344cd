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

/** The name of each way to pay, and its button. */
const words: Record<PayMethod, { name: () => string; verb: () => string }> = {
  card: { name: m.pay_card, verb: m.pay_by_card },
  octopus: { name: m.pay_octopus, verb: m.pay_by_octopus },
  alipay: { name: m.pay_alipay, verb: m.pay_by_alipay },
  payme: { name: m.pay_payme, verb: m.pay_by_payme },
  fps: { name: m.pay_fps, verb: m.pay_by_fps },
  wechat: { name: m.pay_wechat, verb: m.pay_by_wechat },
  mpay: { name: m.pay_mpay, verb: m.pay_by_mpay },
  cash: { name: m.pay_cash, verb: m.pay_by_cash },
}
