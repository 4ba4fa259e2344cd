import { addMinutes, type Instant, type Minutes } from '../time/clock.ts'
import { orderTypes, type OrderState, type OrderType } from './order.ts'

export type Timeliness = 'onTime' | 'behind' | 'late'

/** An order as its time is judged: its state, the latest moment it was promised for, the soonest it is expected, and what its steps take, in minutes. */
export type OrderProgress = {
  state: OrderState
  orderType: OrderType
  promisedBy: Instant
  etaLow: Instant
  makeMinutes: Minutes
  travelMinutes: Minutes
}

/**
 * Says whether an order comes in time (spec 1.21). `behind`: it is not late yet, but the steps that have not begun take longer than is left, or its rider is too
 * far away. `late`: the latest moment, itself still in time, has passed. Null where nothing is waited for: unpaid, ready for the guest, or ended.
 */
export function timeliness(
  { state, orderType, promisedBy, etaLow, makeMinutes, travelMinutes }: OrderProgress,
  now: Instant,
): Timeliness | null {
  const delivered = orderType === orderTypes.delivery
  if (!awaited.has(state) && !(delivered && (state === 'ready' || state === 'delivering'))) return null
  if (now > promisedBy) return 'late'
  const ahead = (unmade.has(state) ? makeMinutes : 0) + (state === 'delivering' ? 0 : travelMinutes)
  return Math.max(addMinutes(now, ahead), etaLow) > promisedBy ? 'behind' : 'onTime'
}

const awaited: ReadonlySet<OrderState> = new Set(['placed', 'accepted', 'preparing'])
const unmade: ReadonlySet<OrderState> = new Set(['placed', 'accepted'])
