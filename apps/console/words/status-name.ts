import { orderStatuses } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

const statuses: Partial<Record<number, () => string>> = {
  [orderStatuses.placed]: m.order_status_placed,
  [orderStatuses.accepted]: m.order_status_accepted,
  [orderStatuses.preparing]: m.order_status_preparing,
  [orderStatuses.readyForGuest]: m.order_status_ready,
  [orderStatuses.readyForRider]: m.order_status_ready,
  [orderStatuses.collectionOverdue]: m.order_status_overdue,
  [orderStatuses.delivering]: m.order_status_delivering,
  [orderStatuses.completed]: m.order_status_completed,
  [orderStatuses.cancelled]: m.order_status_cancelled,
}

/** A status of an order, in the shop's words. */
export const statusName = (status: number): string => statuses[status]?.() ?? ''
