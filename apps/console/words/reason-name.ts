import { m } from '../paraglide/messages.js'

const reasons: Partial<Record<string, () => string>> = {
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
  wrong: m.order_reason_wrong,
  missing: m.order_reason_missing,
  quality: m.order_reason_quality,
  callGuest: m.order_hold_call_guest,
  waitForItem: m.order_hold_wait_for_item,
}

/** A reason that was given for something, in words; a code that has none is shown as it is. */
export const reasonName = (code: string): string => reasons[code]?.() ?? code
