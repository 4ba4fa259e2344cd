import { orderStatuses, orderTypes, stateOf, type OrderType, type PayMethod } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import type { PillLook } from '../ui/Pill.tsx'

const statuses: Partial<Record<number, { words: () => string; look: PillLook }>> = {
  [orderStatuses.paymentPending]: { words: m.support_status_unpaid, look: 'draft' },
  [orderStatuses.placed]: { words: m.order_status_placed, look: 'warn' },
  [orderStatuses.accepted]: { words: m.order_status_accepted, look: 'info' },
  [orderStatuses.preparing]: { words: m.order_status_preparing, look: 'info' },
  [orderStatuses.readyForGuest]: { words: m.order_status_ready, look: 'ok' },
  [orderStatuses.readyForRider]: { words: m.order_status_ready, look: 'ok' },
  [orderStatuses.collectionOverdue]: { words: m.order_status_overdue, look: 'late' },
  [orderStatuses.delivering]: { words: m.order_status_delivering, look: 'info' },
  [orderStatuses.completed]: { words: m.order_status_completed, look: 'plain' },
  [orderStatuses.cancelled]: { words: m.order_status_cancelled, look: 'err' },
}

/** A status of an order, in words. */
export const statusName = (status: number): string => statuses[status]?.words() ?? String(status)

/** The look of a status. */
export const statusLook = (status: number): PillLook => statuses[status]?.look ?? 'plain'

/** Says whether nothing follows for an order. */
export const isOver = (status: number): boolean => ['completed', 'cancelled'].includes(stateOf(status) ?? '')

const methods: Record<PayMethod, () => string> = {
  card: m.support_by_card,
  octopus: m.support_by_octopus,
  alipay: m.support_by_alipay,
  mpay: m.support_by_mpay,
  cash: m.support_by_cash,
}

/** A method of payment, by name; one that is not known is shown as it is. */
export const methodName = (method: string): string => (method in methods ? methods[method as PayMethod]() : method) // it has just been looked up

/** The way of dining, in words. */
export function wayName(type: OrderType): string {
  if (type === orderTypes.delivery) return m.support_way_delivery()
  return type === orderTypes.dineIn ? m.support_way_dine_in() : m.support_way_takeaway()
}

const reasons: Partial<Record<string, () => string>> = {
  guest: m.order_reason_guest,
  unpaid: m.order_reason_unpaid,
  slotFull: m.order_reason_slot_full,
  noAnswer: m.order_reason_no_answer,
  soldOut: m.order_reason_sold_out,
  tooBusy: m.order_reason_too_busy,
  closing: m.order_reason_closing,
  cannotDeliver: m.order_reason_cannot_deliver,
  refusedAtDoor: m.order_reason_refused_at_door,
  ageNotShown: m.order_reason_age_not_shown,
  other: m.order_reason_other,
  wrong: m.order_reason_wrong,
  missing: m.order_reason_missing,
  quality: m.order_reason_quality,
  paid: m.support_reason_paid,
  callGuest: m.order_hold_call_guest,
  waitForItem: m.order_hold_wait_for_item,
  late: m.support_reason_late,
  service: m.support_reason_service,
  callBack: m.support_reason_call_back,
  delivery: m.support_reason_delivery,
  identity: m.support_reason_identity,
  complaint: m.support_reason_complaint,
  law: m.support_reason_law,
  byLetter: m.support_by_letter,
  byEmail: m.support_by_email,
  byPhone: m.support_by_phone,
  atShop: m.support_at_shop,
}

/** A coded reason, or the way by which somebody wrote, in words; a code that has none is shown as it is. */
export const reasonName = (code: string): string => reasons[code]?.() ?? code

/** The same as choices. */
export const reasonOptions = <Code extends string>(codes: readonly Code[]) => codes.map((value) => ({ value, words: reasonName(value) }))
