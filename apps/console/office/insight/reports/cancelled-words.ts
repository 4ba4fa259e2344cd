import type { Answer, cancelledGet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

type Row = Answer<typeof cancelledGet>['rows'][number]

/** The reason of a cancelled order, as the shop's screens say it; those of old have none. */
export const reasonWords = (reason: Row['reason']): string => (reason === null ? m.insight_no_reason() : ofReason[reason]())

const ofReason: Record<NonNullable<Row['reason']>, () => string> = {
  guest: m.order_reason_guest,
  unpaid: m.order_reason_unpaid,
  slotFull: m.order_reason_slot_full,
  noAnswer: m.order_reason_no_answer,
  soldOut: m.order_reason_sold_out,
  tooBusy: m.order_reason_too_busy,
  closing: m.order_reason_closing,
  cannotDeliver: m.order_reason_cannot_deliver,
  other: m.order_reason_other,
  refusedAtDoor: m.order_reason_refused_at_door,
  ageNotShown: m.order_reason_age_not_shown,
}

/** The one by whom an order ended. */
export const byWords = (by: Row['by']): string =>
  ({ guest: m.insight_by_guest, shop: m.insight_by_shop_itself, time: m.insight_by_time, unpaid: m.insight_by_unpaid })[by]()
