import { isPaidAtHandover, mayChange, postings, type Actor, type Cents, type OrderState } from '@harbour/rules'
import type { Clock } from '../../platform/clock.ts'
import type { AlsoWritten } from '../../platform/database/database.ts'
import { currencyOf } from '../payments/settle.ts'
import type { Orders } from './store/orders.ts'
import type { OrderRecord } from './order.ts'

/** `collected`: the cash that was brought in for an order that is completed; all of it where that is not said. */
type Wanted = {
  find: () => Promise<OrderRecord | undefined>
  to: OrderState
  by: Actor
  reason: string | null
  collected?: Cents | undefined
  also?: AlsoWritten
}

/** The most times that somebody else may move the order while we judge it, before that is a fault. */
const tries = 5

/**
 * Moves an order to a state if the rules let this actor do so now, and gives it as it then is. An order that is there already is
 * answered as done; one that moves while it is being judged is judged again. `also` is written with the change, if there is one.
 */
export async function changeState(
  { find, to, by, reason, collected, also }: Wanted,
  { orders, clock }: { orders: Orders; clock: Clock },
): Promise<OrderRecord | 'unknown' | 'illegal'> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const order = await find()
    if (!order) return 'unknown'
    if (order.state === to) return order
    const now = clock.now()
    if (!mayChange(order, to, { by, now })) return 'illegal'
    const change = {
      orderId: order.orderId,
      from: order.state,
      to,
      at: now,
      actor: by,
      reason,
      takings: takingsOf(order, { to, collected }),
    }
    const changed = await orders.change(change, also)
    // A cancelled order says what became of its money.
    if (changed) return (to === 'cancelled' ? await find() : undefined) ?? { ...order, state: to, seq: changed.seq }
  }
  throw new Error(`an order does not stay still for ${tries} tries`)
}

/** Cash has changed hands once the order has. */
function takingsOf({ payMethod, total, brand }: OrderRecord, { to, collected }: Pick<Wanted, 'to' | 'collected'>) {
  if (to !== 'completed' || !isPaidAtHandover(payMethod) || total === 0) return undefined
  return { lines: postings({ kind: 'cash', total, collected }), currency: currencyOf(brand) }
}
