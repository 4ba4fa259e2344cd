import { minute, type Instant } from '../time/clock.ts'
import { orderTypes, type OrderState, type OrderType } from './order.ts'

export type Actor = 'guest' | 'shop' | 'system'

/**
 * A legal change of an order's state. `only` limits it to orders that are delivered or picked up, to one that was cancelled because
 * nobody had paid it and whose money comes late, or to one that a person calls back to the kitchen; no other change exists.
 */
export type Transition = { from: OrderState; to: OrderState; by: readonly Actor[]; only?: 'delivery' | 'pickup' | 'unpaid' | 'recall' }

/** All legal changes. A guest's cancellation from `preparing` on is further limited to the minute of grace. */
export const transitions: readonly Transition[] = [
  { from: 'paymentPending', to: 'placed', by: ['system'] },
  { from: 'paymentPending', to: 'cancelled', by: ['guest', 'system'] },
  { from: 'placed', to: 'accepted', by: ['shop'] },
  { from: 'placed', to: 'cancelled', by: ['guest', 'shop', 'system'] },
  { from: 'accepted', to: 'preparing', by: ['shop', 'system'] },
  { from: 'accepted', to: 'cancelled', by: ['guest', 'shop'] },
  { from: 'preparing', to: 'ready', by: ['shop'] },
  { from: 'preparing', to: 'cancelled', by: ['guest', 'shop'] },
  { from: 'ready', to: 'delivering', by: ['shop'], only: 'delivery' },
  { from: 'ready', to: 'completed', by: ['shop', 'system'], only: 'pickup' },
  { from: 'ready', to: 'collectionOverdue', by: ['shop', 'system'], only: 'pickup' },
  { from: 'ready', to: 'cancelled', by: ['guest', 'shop'] },
  { from: 'ready', to: 'preparing', by: ['shop'], only: 'recall' },
  { from: 'delivering', to: 'completed', by: ['shop', 'system'], only: 'delivery' },
  { from: 'delivering', to: 'cancelled', by: ['guest', 'shop'], only: 'delivery' },
  { from: 'collectionOverdue', to: 'completed', by: ['shop', 'system'], only: 'pickup' },
  { from: 'collectionOverdue', to: 'cancelled', by: ['shop'], only: 'pickup' },
  { from: 'cancelled', to: 'placed', by: ['system'], only: 'unpaid' },
]

/** The time after placing in which a guest may always cancel, the last millisecond included. */
export const graceMilliseconds = minute

/** The time after it was said to be ready in which an order may be called back to the kitchen, the last millisecond included. */
export const recallMilliseconds = 5 * minute

/**
 * An order as a change depends on it: its state, when it was placed (null while unpaid), when the kitchen is to begin with a preorder, whether it was cancelled only
 * because nobody had paid it in time, and of one that is to be called back to the kitchen when it became ready.
 */
export type OrderToChange = {
  state: OrderState
  orderType: OrderType
  placedAt: Instant | null
  fireAt?: Instant | null
  unpaid?: boolean
  recalledFrom?: Instant | null
}

/**
 * Says whether an order may go to a state by this actor's hand now (spec 4.43). Nobody begins with a preorder before its
 * time. Staying in a state is no change and is refused.
 */
export function mayChange(order: OrderToChange, to: OrderState, { by, now }: { by: Actor; now: Instant }): boolean {
  const transition = transitions.find((row) => row.from === order.state && row.to === to && suits(row, order))
  if (!transition?.by.includes(by) || (to === 'preparing' && isTooSoon(order, now))) return false
  if (transition.only === 'recall' && isTooLate(order, now)) return false
  return by === 'guest' && to === 'cancelled' ? untilPreparing.has(order.state) || inGrace(order, now) : true
}

/** Says whether the guest may still take the order back: until the kitchen prepares it, and always within 60 s of placing. */
export function guestMayCancel(order: OrderToChange, now: Instant): boolean {
  return mayChange(order, 'cancelled', { by: 'guest', now })
}

/** The states that may follow, in the order of the table, whoever makes the change; money that comes late is no way of going on, nor is the way back to the kitchen. */
export function nextStates(state: OrderState, orderType: OrderType): OrderState[] {
  return transitions.filter((row) => row.from === state && suits(row, { orderType })).map(({ to }) => to)
}

const untilPreparing: ReadonlySet<OrderState> = new Set(['paymentPending', 'placed', 'accepted'])

function suits(
  { only }: Transition,
  { orderType, unpaid = false, recalledFrom = null }: Pick<OrderToChange, 'orderType' | 'unpaid' | 'recalledFrom'>,
): boolean {
  if (only === 'unpaid') return unpaid
  if (only === 'recall') return recalledFrom !== null
  return only === undefined || (only === 'delivery') === (orderType === orderTypes.delivery)
}

function isTooSoon({ fireAt = null }: OrderToChange, now: Instant): boolean {
  return fireAt !== null && now < fireAt
}

function isTooLate({ recalledFrom = null }: OrderToChange, now: Instant): boolean {
  return recalledFrom === null || now - recalledFrom > recallMilliseconds
}

function inGrace({ placedAt }: OrderToChange, now: Instant): boolean {
  return placedAt !== null && now - placedAt <= graceMilliseconds
}
