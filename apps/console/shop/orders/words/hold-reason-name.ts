import type { HeldOrder } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

const reasons: Record<HeldOrder['reason'], () => string> = {
  callGuest: m.order_hold_call_guest,
  waitForItem: m.order_hold_wait_for_item,
  other: m.order_reason_other,
}

/** A reason for which an order is held back, in words. */
export const holdReasonName = (reason: HeldOrder['reason']): string => reasons[reason]()
