import type { Sent, shopLineDone, shopOrderMove } from '@harbour/protocol'
import { columnOf } from './order-columns.ts'
import type { ShopOrder } from './shop-order.ts'

type Move = Pick<Sent<typeof shopOrderMove>, 'status' | 'cash' | 'recall'>
type LineDone = Pick<Sent<typeof shopLineDone>, 'index' | 'done'>

/**
 * A step that somebody took at this tablet and that the gateway has not confirmed yet: an order moved on, or one of its lines finished. Either says the same
 * however often it is sent, so that a lost answer does no harm.
 */
export type QueuedStep = { stepId: string; orderId: string; pickupNo: string; at: number } & (
  | ({ kind: 'move' } & Move)
  | ({ kind: 'line' } & LineDone)
)

/** An order as this tablet shows it: `unsent` since when a step of it waits to be confirmed. */
export type BoardOrder = ShopOrder & { unsent: number | null }

/** Orders as they will be once the steps are confirmed, in the order in which they were taken; what has ended by one has left the board. */
export function withSteps(orders: readonly ShopOrder[], steps: readonly QueuedStep[]): BoardOrder[] {
  return orders
    .map((order) => steps.filter(({ orderId }) => orderId === order.orderId).reduce(applied, { ...order, unsent: null }))
    .filter((order) => columnOf(order) !== undefined)
}

function applied(order: BoardOrder, step: QueuedStep): BoardOrder {
  const unsent = order.unsent ?? step.at
  if (step.kind === 'move') return { ...order, unsent, status: step.status, movedAt: step.at }
  const others = order.doneLines.filter((index) => index !== step.index)
  return { ...order, unsent, doneLines: step.done ? [...others, step.index] : others }
}
