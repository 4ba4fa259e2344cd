import type { AlsoWritten, Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { NewOrder, NotPlaced, Placed } from '../order.ts'
import { payWithPoints } from '../../members/points/pay-with-points.ts'
import { LOCK_USER, TooFewPoints } from '../../members/points/point-transactions.ts'
import { postOrderStatement, postOrderValues } from './post-order-statement.ts'
import { moment } from '../../../platform/database/moment.ts'

/** The keys by which an order placed before is known. */
export type PlacedQuery = Pick<NewOrder, 'userId' | 'clientOrderId' | 'bodyHash'>

/**
 * Places an order, or gives the one placed before under the same clientOrderId. `full` where a preorder's slot has no room for it; `unheld`
 * where not every one of its vouchers is held for it; `short` where its points have been spent elsewhere; `limited` where its guest, their device
 * or their network has too many on the way that nothing was paid for; `tied` where its group order is another order's. Nothing is written then, nor where `first`, which
 * is done in its transaction before anything else, throws.
 */
export async function placeOrder(db: Database, order: NewOrder, first?: AlsoWritten): Promise<Placed | NotPlaced> {
  for (let tries = 0; tries < mostTries; tries++) {
    const placed = await (order.price.points || first ? placeLocked(db, order, first) : placeFree(db.rows, order)).catch(unlessTaken)
    if (placed === 'short' || placed === 'tied') return placed
    if (placed?.limited) return (await placedBefore(db, order)) ?? 'limited'
    // Nothing: another submit of the same order came in between and has won, a hold was lost, or the slot is full.
    const known = placed ?? (await placedBefore(db, order))
    if (known) return known
    if (!(await allHeld(db, order))) return 'unheld'
    if (order.wantedAt !== null) return 'full'
    if (order.voucherCodes.length === 0) throw new Error('an order was neither placed nor found')
    // Its hold went to another order of the same guest and has come back since: now it can be placed.
  }
  return 'unheld'
}

const mostTries = 3

type Answered = Placed & { limited: string | null }

async function placeFree(rows: Rows, order: NewOrder): Promise<Answered | undefined> {
  return (await rows<Answered>(postOrderStatement(order), postOrderValues(order)))[0]
}

/**
 * The order with its points, and with what is done first, in one transaction behind the lock of its user: of two orders that want the same points, or the same group
 * order, one gets them.
 */
function placeLocked(db: Database, order: NewOrder, first?: AlsoWritten): Promise<Answered | undefined> {
  const { userId, placedAt, price } = order
  return db.transaction(async (rows) => {
    await rows(LOCK_USER, [userId])
    await first?.(rows)
    const made = await placeFree(rows, order)
    if (made?.fresh && price.points) await payWithPoints(rows, { ...made, userId, points: price.points.used, at: placedAt })
    return made
  })
}

async function allHeld(db: Database, { userId, clientOrderId, placedAt, voucherCodes }: NewOrder): Promise<boolean> {
  if (voucherCodes.length === 0) return true
  return (await db.rows(HELD, [userId, clientOrderId, voucherCodes, moment(placedAt)])).length === voucherCodes.length
}

/** The order that a guest placed under a clientOrderId, if there is one. */
export async function placedBefore(db: Database, { userId, clientOrderId, bodyHash }: PlacedQuery): Promise<Placed | undefined> {
  return (await db.rows<Placed>(PLACED_BEFORE, [userId, clientOrderId, bodyHash]))[0]
}

/**
 * Somebody else was first: with the points, with the group order, or with another submit of the same order. Nothing of this one is kept, neither a pickup number nor what
 * it reserved.
 */
function unlessTaken(fault: Error & { constraint?: string }): 'short' | 'tied' | undefined {
  if (fault instanceof TooFewPoints) return 'short'
  if (fault.constraint === 'orders_of_group') return 'tied'
  if (fault.constraint === 'orders_once') return undefined
  throw fault
}

const HELD = statement(
  'orders-held',
  `select true as held from voucher_holds
         where user_id = $1 and client_order_id = $2 and voucher_code = any($3) and state = 'held' and held_until > $4`,
)

const PLACED_BEFORE = statement(
  'orders-placed-before',
  `select order_id as "orderId", order_no as "orderNo", pickup_no as "pickupNo", false as fresh, body_hash = $3 as "sameBody"
         from orders where client_order_id = $2 and user_id::text = $1::uuid::text`,
)
