import { orderStatuses, stateOf, type OrderState } from '@harbour/rules'
import type { QueuedStep } from '../queued-step.ts'

/** The states through which an order goes, one after the other. */
const way: readonly OrderState[] = ['placed', 'accepted', 'preparing', 'ready', 'collectionOverdue', 'delivering', 'completed']

const placeOf = (status: number): number => way.indexOf(stateOf(status) ?? 'cancelled')

/**
 * Says whether an order of this status stands where a step was to bring it, or beyond: somebody else was faster. A sum that was taken is said by nobody else, and
 * what was to go back to the kitchen and has left is not there.
 */
export function isReached(step: QueuedStep, status: number): boolean {
  const now = placeOf(status)
  if (now < 0) return false
  if (step.kind === 'line') return step.done && now > placeOf(orderStatuses.preparing)
  if (step.cash) return false
  if (step.recall) return now <= placeOf(orderStatuses.preparing)
  return placeOf(step.status) >= 0 && now >= placeOf(step.status)
}
