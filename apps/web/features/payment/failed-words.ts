import type { Payment, PayReason } from '@harbour/protocol'
import { m } from '../../paraglide/messages.js'
import { payName } from '../../entities/payment/pay-words.ts'

/** Words for what became of a payment that was not taken, and that nothing was charged. */
export function failedWords({ method, reason, card }: Pick<Payment, 'method' | 'reason' | 'card'>): { title: string; body: string } {
  const what = method !== 'card' ? payName(method) : card ? m.pay_what_ending({ last4: card.last4 }) : m.pay_what_card()
  const title = reason === 'abandoned' ? m.pay_left_title() : m.pay_failed_title()
  return { title, body: sentences[reason ?? 'other']({ what }) }
}

const sentences: Record<PayReason, (named: { what: string }) => string> = {
  declined: m.pay_failed_declined,
  insufficient: m.pay_failed_insufficient,
  cardExpired: m.pay_failed_card_expired,
  notAuthenticated: () => m.pay_failed_not_authenticated(),
  abandoned: () => m.pay_failed_abandoned(),
  expired: () => m.pay_failed_other(),
  other: () => m.pay_failed_other(),
}
