import {
  acceptedPromise,
  isPaidAtHandover,
  mayChange,
  postings,
  type Actor,
  type Cents,
  type Instant,
  type Minutes,
  type OrderState,
} from '@harbour/rules'
import type { Clock } from '../../platform/clock.ts'
import type { AlsoWritten } from '../../platform/database/database.ts'
import { currencyOf } from '../payments/settle.ts'
import { isOfHandover } from './judge-handover.ts'
import type { Change, OrderPromise, Orders } from './store/orders.ts'
import type { OrderRecord } from './order.ts'

/** An order as a change is judged by; `movedAt`: when it came to its state, where that is asked for. */
type Found = OrderRecord & { movedAt?: Instant | null }

type Wanted = {
  find: () => Promise<Found | undefined>
  to: OrderState
  by: Actor
  reason: string | null
  /** The cash that was brought in for an order that is completed; all of it where that is not said. */
  collected?: Cents | undefined
  /** The person of the staff who does it. */
  staff?: Change['staff']
  /** The minutes of making with which a shop accepts it. */
  minutes?: Minutes | undefined
  /** It goes back to the kitchen, if it still may. */
  recall?: boolean | undefined
  also?: AlsoWritten
}

/** The most times that somebody else may move the order while we judge it, before that is a fault. */
const tries = 5

/**
 * Moves an order to a state if the rules let this actor do so now, and gives it as it then is. An order that is there already is
 * answered as done; one that moves while it is being judged is judged again. `also` is written with the change, if there is one.
 */
export async function changeState(
  { find, to, by, reason, collected, staff = null, minutes, recall = false, also }: Wanted,
  { orders, clock }: { orders: Orders; clock: Clock },
): Promise<OrderRecord | 'unknown' | 'illegal'> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const order = await find()
    if (!order) return 'unknown'
    if (order.state === to) return order
    const now = clock.now()
    // What nobody fetched in time is cancelled because nobody takes it, and for no other reason.
    if (to === 'cancelled' && order.state === 'collectionOverdue' && !isOfHandover(reason)) return 'illegal'
    if (!mayChange({ ...order, recalledFrom: recall ? recalledFrom(order) : null }, to, { by, now })) return 'illegal'
    const promise = minutes === undefined ? null : promiseOf(order, minutes, now)
    const step = { orderId: order.orderId, from: order.state, to, at: now, actor: by, reason }
    const change = { ...step, staff, promise, takings: takingsOf(order, { to, collected }) }
    const changed = await orders.change(change, also)
    // A cancelled order says what became of its money.
    if (changed)
      return (
        (to === 'cancelled' ? await find() : undefined) ?? { ...order, ...promise, ...acceptedBy(to, staff), state: to, seq: changed.seq }
      )
  }
  throw new Error(`an order does not stay still for ${tries} tries`)
}

/** The moment at which an order became ready that may be called back: what is in a locker has left the shop's hands. */
const recalledFrom = ({ locker, movedAt = null }: Found): Instant | null => (locker ? null : movedAt)

function promiseOf({ travelMinutes }: OrderRecord, makeMinutes: Minutes, now: Instant): OrderPromise {
  const { from, to } = acceptedPromise({ makeMinutes, travelMinutes }, now)
  return { makeMinutes, etaLow: from, etaHigh: to }
}

const acceptedBy = (to: OrderState, staff: Change['staff']) =>
  to === 'accepted' ? { acceptedById: staff?.staffId ?? null, acceptedBy: staff?.name ?? null } : {}

/** Cash has changed hands once the order has. */
function takingsOf({ payMethod, total, brand }: OrderRecord, { to, collected }: Pick<Wanted, 'to' | 'collected'>) {
  if (to !== 'completed' || !isPaidAtHandover(payMethod) || total === 0) return undefined
  return { lines: postings({ kind: 'cash', total, collected }), currency: currencyOf(brand) }
}
