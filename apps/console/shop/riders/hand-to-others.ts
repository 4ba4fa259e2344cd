import { orderStatuses } from '@harbour/rules'
import type { BoardOrder } from '../orders/queued-step.ts'
import { takeStep } from '../orders/step-queue.ts'

/** Gives deliveries to a rider who is not the shop's own: they are on their way, and nobody here follows them. */
export function handToOthers(orders: readonly BoardOrder[]): void {
  for (const { orderId, pickupNo } of orders) takeStep({ kind: 'move', orderId, pickupNo, status: orderStatuses.delivering })
}
