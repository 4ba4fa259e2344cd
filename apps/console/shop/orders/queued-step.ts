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

/** A step without its own id and time. */
export type NewStep = QueuedStep extends infer Step ? (Step extends QueuedStep ? Omit<Step, 'stepId' | 'at'> : never) : never

/** An order as this tablet shows it: `unsent` since when a step of it waits to be confirmed. */
export type BoardOrder = ShopOrder & { unsent: number | null }

/** Orders as they will be once the steps are confirmed, in the order in which they were taken; what has ended by one has left the board. */
export function withSteps(orders: readonly ShopOrder[], steps: readonly QueuedStep[]): BoardOrder[] {
  const byOrder = Map.groupBy(steps, ({ orderId }) => orderId)
  return orders
    .map((order) => byOrder.get(order.orderId)?.reduce(applied, untouched(order)) ?? untouched(order))
    .filter((order) => columnOf(order) !== undefined)
}

/** The same order is the same object each time, so that nothing is drawn anew for it. */
const known = new WeakMap<ShopOrder, BoardOrder>()

function untouched(order: ShopOrder): BoardOrder {
  const shown = known.get(order) ?? { ...order, unsent: null }
  known.set(order, shown)
  return shown
}

function applied(order: BoardOrder, step: QueuedStep): BoardOrder {
  const unsent = order.unsent ?? step.at
  if (step.kind === 'move') return { ...order, unsent, status: step.status, movedAt: step.at }
  const others = order.doneLines.filter((index) => index !== step.index)
  return { ...order, unsent, doneLines: step.done ? [...others, step.index] : others }
}
