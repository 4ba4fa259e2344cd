import { formatPrice, orderStatuses, orderTypes } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'
import type { BoardOrder } from '../queued-step.ts'
import { takeStep } from '../step-queue.ts'
import { holdStep } from './held-steps.ts'

/** One tap for whoever cooks: an order that nobody has said to be prepared is that first. Eight seconds long it can be taken back to the kitchen. */
export function finishMaking({ orderId, pickupNo, orderType, status }: BoardOrder): void {
  const { accepted, preparing, readyForRider, readyForGuest } = orderStatuses
  const step = { kind: 'move', orderId, pickupNo } as const
  if (status === accepted) takeStep({ ...step, status: preparing })
  takeStep({ ...step, status: orderType === orderTypes.delivery ? readyForRider : readyForGuest })
  offerUndo(m.order_said_ready({ no: pickupNo }), () => takeStep({ ...step, status: preparing, recall: true }))
}

/** Gives a delivery to whoever brings it. */
export function handOver({ orderId, pickupNo }: BoardOrder): void {
  takeStep({ kind: 'move', orderId, pickupNo, status: orderStatuses.delivering })
}

/** Ends an order that was collected or delivered, and paid in full where cash was to be taken. */
export function complete({ orderId, pickupNo, toCollect, orderType }: BoardOrder): void {
  const said = orderType === orderTypes.delivery ? m.order_said_delivered({ no: pickupNo }) : m.order_said_collected({ no: pickupNo })
  const words = toCollect > 0 ? m.order_said_paid({ said, amount: formatPrice(toCollect) }) : said
  holdStep({ kind: 'move', orderId, pickupNo, status: orderStatuses.completed }, words)
}
