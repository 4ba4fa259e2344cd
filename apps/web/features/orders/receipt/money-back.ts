import type { EndReason, OrderCard } from '@harbour/protocol'
import { formatPrice, isPaidAtHandover, orderStatuses, type OnlineMethod } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

type Ended = Pick<OrderCard, 'status' | 'endReason' | 'refund' | 'payMethod' | 'checking'>

/** The time that money that is on its way back still takes, or that it is back: "3–7 working days to your card". */
export function refundWords({ refund, payMethod }: Ended): string | null {
  if (!refund) return null
  const isBack = refund.state === 'refunded'
  if (isPaidAtHandover(payMethod)) return isBack ? m.pay_back_cash() : m.pay_days_cash()
  const to = destinations[payMethod]()
  return isBack ? m.pay_back({ to }) : m.pay_days({ to })
}

/** The destinations of money that goes back, for each way to pay online: "to your card". */
const destinations: Record<OnlineMethod, () => string> = {
  card: m.pay_refund_to_card,
  octopus: m.pay_refund_to_octopus,
  alipay: m.pay_refund_to_alipay,
  payme: m.pay_refund_to_payme,
  fps: m.pay_refund_to_fps,
  wechat: m.pay_refund_to_wechat,
  mpay: m.pay_refund_to_mpay,
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
