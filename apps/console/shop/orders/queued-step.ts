import type { Sent, shopLineDone, shopOrderMove } from '@harbour/protocol'
import { newGuid } from '../../lib/guid.ts'
import { columnOf } from './order-columns.ts'
import type { ShopOrder } from './shop-order.ts'

type Move = Pick<Sent<typeof shopOrderMove>, 'status' | 'cash' | 'recall'>
type LineDone = Pick<Sent<typeof shopLineDone>, 'index' | 'done'>

/**
 * A step that somebody took at this tablet and that the gateway has not confirmed yet: an order moved on, or one of its lines finished. Either says the same
 * however often it is sent, so that a lost answer does no harm.
 */
export type QueuedStep = StepHead & (({ kind: 'move' } & Move) | ({ kind: 'line' } & LineDone))

type StepHead = {
  stepId: string
  orderId: string
  pickupNo: string
  at: number
  /** The person who took it. */
  by?: Person | undefined
  /** The times that the gateway could not say what became of it, and the last of them. */
  faults?: { count: number; at: number } | undefined
}

type Person = { staffId: string; name: string }

/** A step without what is noted of it when it is taken and sent. */
export type NewStep = QueuedStep extends infer Step
  ? Step extends QueuedStep
    ? Omit<Step, 'stepId' | 'at' | 'by' | 'faults'>
    : never
  : never

/** A step that somebody takes now. */
export function takenStep(step: NewStep, at: number, by: Person | null): QueuedStep {
  const head = { stepId: newGuid(), at, ...(by && { by: { staffId: by.staffId, name: by.name } }) }
  return { ...step, ...head }
}

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
