import { orderStatuses, stateOf, type PayMethod } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { reasonName as orderReason } from '../../words/reason-name.ts'
import { statusName as shownStatus } from '../../words/status-name.ts'
import type { PillLook } from '../ui/Pill.tsx'

const looks: Partial<Record<number, PillLook>> = {
  [orderStatuses.paymentPending]: 'draft',
  [orderStatuses.placed]: 'warn',
  [orderStatuses.accepted]: 'info',
  [orderStatuses.preparing]: 'info',
  [orderStatuses.readyForGuest]: 'ok',
  [orderStatuses.readyForRider]: 'ok',
  [orderStatuses.collectionOverdue]: 'late',
  [orderStatuses.delivering]: 'info',
  [orderStatuses.completed]: 'plain',
  [orderStatuses.cancelled]: 'err',
}

/** A status of an order, in words; unlike a shop, the office sees orders that are not paid yet. */
export const statusName = (status: number): string =>
  status === orderStatuses.paymentPending ? m.support_status_unpaid() : shownStatus(status) || String(status)

/** The look of a status. */
export const statusLook = (status: number): PillLook => looks[status] ?? 'plain'

/** Says whether nothing follows for an order. */
export const isOver = (status: number): boolean => ['completed', 'cancelled'].includes(stateOf(status) ?? '')

const methods: Record<PayMethod, () => string> = {
  card: m.support_by_card,
  octopus: m.support_by_octopus,
  alipay: m.support_by_alipay,
  payme: m.support_by_payme,
  fps: m.support_by_fps,
  wechat: m.support_by_wechat,
  mpay: m.support_by_mpay,
  cash: m.support_by_cash,
}

/** A method of payment, by name; one that is not known is shown as it is. */
export const methodName = (method: string): string => (method in methods ? methods[method as PayMethod]() : method) // it has just been looked up

/** The reasons that are of the office alone. */
const reasons: Partial<Record<string, () => string>> = {
  paid: m.support_reason_paid,
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
export const reasonName = (code: string): string => reasons[code]?.() ?? orderReason(code)

/** The same as choices. */
export const reasonOptions = <Code extends string>(codes: readonly Code[]) => codes.map((value) => ({ value, words: reasonName(value) }))
