import { orderStatuses, orderTypes } from '@harbour/rules'
import type { BoardOrder } from '../../orders/queued-step.ts'

/** The most stops of a trip. */
export const mostStops = 10

const { preparing, readyForRider, delivering } = orderStatuses

/** An order that can be given to a rider, and why it is there to be given. */
export type ToDeliver = { order: BoardOrder; state: 'back' | 'off' | 'ready' | 'making' | 'out' }

/**
 * The deliveries that may be given to a rider: those that come back first, then what this tablet has `takenOff` on its way, then the ready ones, then those being made,
 * each by what was promised. Last what is on its way without a rider of the shop: others bring it, or it was taken off elsewhere; the gateway knows, and takes it only if it was.
 */
export function toDeliver(orders: readonly BoardOrder[], takenOff: readonly string[]): ToDeliver[] {
  const found = orders.flatMap((order) => {
    const state = stateOf(order, takenOff)
    return state ? [{ order, state }] : []
  })
  return found.toSorted((a, b) => rank[a.state] - rank[b.state] || a.order.etaHigh - b.order.etaHigh)
}

const rank = { back: 0, off: 1, ready: 2, making: 3, out: 4 }

function stateOf({ orderId, orderType, status, trip }: BoardOrder, takenOff: readonly string[]): ToDeliver['state'] | undefined {
  if (orderType !== orderTypes.delivery) return undefined
  if (trip) return trip.failed ? 'back' : undefined
  if (status === delivering) return takenOff.includes(orderId) ? 'off' : 'out'
  if (status === readyForRider) return 'ready'
  return status === preparing ? 'making' : undefined
}

/** The stops of a trip in the making, by their orders' ids. */
export type TripPlan = readonly string[]

/** Takes an order in as the last stop, or out again. A trip that is full stays as it is. */
export function toggled(plan: TripPlan, orderId: string): TripPlan {
  if (plan.includes(orderId)) return plan.filter((each) => each !== orderId)
  return plan.length < mostStops ? [...plan, orderId] : plan
}

/** Puts a stop one place earlier. */
export function earlier(plan: TripPlan, orderId: string): TripPlan {
  const at = plan.indexOf(orderId)
  if (at < 1) return plan
  return [...plan.slice(0, at - 1), orderId, ...plan.slice(at - 1, at), ...plan.slice(at + 1)]
}

/** Puts a stop one place later. */
export function later(plan: TripPlan, orderId: string): TripPlan {
  const next = plan[plan.indexOf(orderId) + 1]
  return plan.includes(orderId) && next !== undefined ? earlier(plan, next) : plan
}
