import type { PayReason } from '@harbour/protocol'
import { m } from '../../paraglide/messages.js'

/** A few words for why a payment was not taken. */
export const payReasonWords = (reason: PayReason | null): string => reasons[reason ?? 'other']()

const reasons: Record<PayReason, () => string> = {
  declined: m.pay_reason_declined,
  insufficient: m.pay_reason_insufficient,
  cardExpired: m.pay_reason_card_expired,
  notAuthenticated: m.pay_reason_not_authenticated,
  abandoned: m.pay_reason_abandoned,
  expired: m.pay_reason_expired,
  other: m.pay_reason_other,
}
