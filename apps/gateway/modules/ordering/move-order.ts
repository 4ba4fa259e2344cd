import { stateCode, stateOf, type Cents, type Minutes, type OrderState } from '@harbour/rules'
import type { Staff } from '../../platform/call.ts'
import type { AlsoWritten } from '../../platform/database/database.ts'
import { earnOrderPoints } from '../members/points/earn-order-points.ts'
import { changeState } from './change-state.ts'
import type { Call } from './deps.ts'
import type { OrderRecord } from './order.ts'

/** A step that a shop takes with one of its orders, by whom of its people, and with what; `also` is written with it. */
export type Move = {
  storeId: string
  orderId: string
  status: number
  reason: string | null
  /** The cash that was brought in for it. */
  collected?: Cents | undefined
  staff?: Pick<Staff, 'staffId' | 'name'>
  /** The minutes of making with which it is accepted. */
  minutes?: Minutes | undefined
  /** It goes back to the kitchen. */
  recall?: boolean | undefined
  also?: AlsoWritten
}

/** The outcome: the order as it then is, or why it was not moved. */
export type Moved = OrderRecord | 'ORDER_UNKNOWN' | 'CHANGE_ILLEGAL' | 'REASON_REQUIRED' | 'MINUTES_UNWANTED'

/**
 * Moves an order of a shop on, for its till or for somebody of the shop. A code of the other way of dining names the same state, but is refused: 18 says
 * ready to a guest who collects, 21 to the rider. `mayGo` says whether it may go there at all, of an order that was found.
 */
export async function moveOrder(
  { storeId, orderId, status, minutes, ...step }: Move,
  call: Call,
  mayGo: (order: OrderRecord, to: OrderState) => void = () => {},
): Promise<Moved> {
  const to = stateOf(status)
  if (to === 'cancelled' && !step.reason) return 'REASON_REQUIRED'
  const find = () => call.orders.ofShop(orderId, storeId)
  const order = await find()
  if (!order) return 'ORDER_UNKNOWN'
  if (!to || stateCode(to, order.orderType) !== status) return 'CHANGE_ILLEGAL'
  if (minutes !== undefined && (to !== 'accepted' || order.wantedAt !== null)) return 'MINUTES_UNWANTED'
  mayGo(order, to)
  const outcome = await changeState({ ...step, find, to, by: 'shop', minutes }, call)
  if (outcome === 'unknown') return 'ORDER_UNKNOWN'
  if (outcome === 'illegal') return 'CHANGE_ILLEGAL'
  // Whoever gets no answer says it again: the points are given then.
  await earnOrderPoints(outcome, call)
  return outcome
}

/** The answer about an order that is where its shop wanted it: of one that is accepted, who took it, where that was somebody other than `staffId`. */
export function movedAnswer({ orderId, state, seq, acceptedById, acceptedBy, makeMinutes }: OrderRecord, status: number, staffId?: string) {
  const by = state === 'accepted' && acceptedById !== (staffId ?? null) ? acceptedBy : null
  return { orderId, status, seq, by, minutes: makeMinutes }
}
