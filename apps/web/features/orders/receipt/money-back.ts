import type { EndReason, OrderCard } from '@harbour/protocol'
import { formatPrice, orderStatuses, type PayMethod } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

type Ended = Pick<OrderCard, 'status' | 'endReason' | 'refund' | 'payMethod' | 'checking'>

/** The time that money that is on its way back still takes, or that it is back: "3–7 working days to your card". */
export function refundWords({ refund, payMethod }: Ended): string | null {
  if (!refund) return null
  const { back, days } = ways[payMethod]
  return refund.state === 'refunded' ? back() : days()
}

/** Money on its way back to where it came from: how long that takes, and that it is there. */
const ways: Record<PayMethod, { days: () => string; back: () => string }> = {
  card: { days: m.pay_days_card, back: m.pay_back_card },
  octopus: { days: m.pay_days_octopus, back: m.pay_back_octopus },
  alipay: { days: m.pay_days_alipay, back: m.pay_back_alipay },
  payme: { days: m.pay_days_payme, back: m.pay_back_payme },
  fps: { days: m.pay_days_fps, back: m.pay_back_fps },
  wechat: { days: m.pay_days_wechat, back: m.pay_back_wechat },
  mpay: { days: m.pay_days_mpay, back: m.pay_back_mpay },
  cash: { days: m.pay_days_cash, back: m.pay_back_cash },
}

/** The money that comes back, and how: "Refund $168 · 3–7 working days to your card". */
export function refundLine(order: Ended): string | null {
  const words = refundWords(order)
  return order.refund && words ? `${m.tracker_refund({ amount: formatPrice(order.refund.amount) })} · ${words}` : null
}

/** The reason why an order was cancelled; where no money comes back, also that none was taken, as far as that is known: "Shop too busy. Not charged." */
export function cancelWords({ status, endReason, refund, checking }: Ended): string | null {
  if (status !== orderStatuses.cancelled) return null
  const reason = endReason ? reasons[endReason]() : ''
  if (checking) return m.tracker_checking({ reason })
  return refund ? reason : m.tracker_not_charged({ reason })
}

const reasons: Record<EndReason, () => string> = {
  guest: m.tracker_reason_guest,
  unpaid: m.tracker_reason_unpaid,
  slotFull: m.tracker_reason_slotFull,
  noAnswer: m.tracker_reason_noAnswer,
  soldOut: m.tracker_reason_soldOut,
  tooBusy: m.tracker_reason_tooBusy,
  closing: m.tracker_reason_closing,
  cannotDeliver: m.tracker_reason_cannotDeliver,
  other: m.tracker_reason_other,
  refusedAtDoor: m.tracker_reason_refusedAtDoor,
  ageNotShown: m.tracker_reason_ageNotShown,
}
