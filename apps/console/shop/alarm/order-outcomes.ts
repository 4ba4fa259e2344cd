import { orderStatuses } from '@harbour/rules'
import type { ShopOrder } from '../orders/shop-order.ts'
import { answeredBy } from './escalation.ts'

/** An order that waited a moment ago: taken by somebody else, cancelled because nobody answered, or gone in another way, by its guest or another tablet. */
export type OrderOutcome =
  | { kind: 'taken'; pickupNo: string; by: string | null; minutes: number | null }
  | { kind: 'timedOut'; pickupNo: string; paid: boolean }
  | { kind: 'gone'; pickupNo: string }

/** The states of a courier who was booked and does not come: their company has found nobody. */
const nobodyComes = ['rejected', 'expired']

/** The orders whose courier was still to come a moment ago, and does not: somebody has to call another. */
export function lostCouriers(before: readonly ShopOrder[], orders: readonly ShopOrder[]): ShopOrder[] {
  return orders.filter(
    ({ orderId, courier = '' }) =>
      nobodyComes.includes(courier) && before.some((was) => was.orderId === orderId && was.courier !== courier),
  )
}

/** A tablet hears of the end only when it asks next: an order that leaves shortly before its end was not given up for time. */
const tolerance = 2000

type Answered = { answered: readonly string[]; me: string | null; now: number }

/** Tells what became of orders that waited and wait no more. `answered` are those of this tablet's own, `me` whoever works on it. */
export function orderOutcomes(before: readonly ShopOrder[], orders: readonly ShopOrder[], { answered, me, now }: Answered): OrderOutcome[] {
  return before.flatMap((order): OrderOutcome[] => {
    const { orderId, pickupNo, paid } = order
    if (answered.includes(orderId)) return []
    const is = orders.find((each) => each.orderId === orderId)
    if (is?.status === orderStatuses.placed) return []
    if (is && is.status !== orderStatuses.cancelled) {
      if (is.acceptedBy !== null && is.acceptedBy === me) return []
      return [{ kind: 'taken', pickupNo, by: is.acceptedBy, minutes: is.wantedAt === null ? is.makeMinutes : null }]
    }
    return [now >= answeredBy(order) - tolerance ? { kind: 'timedOut', pickupNo, paid } : { kind: 'gone', pickupNo }]
  })
}
