import { formatDate, type Instant } from '@harbour/rules'
import type { Database, Rows, Statement } from './database.ts'
import type { NewOrder, NotPlaced, Placed } from './orders.ts'
import { payWithPoints } from './pay-with-points.ts'
import { LOCK_USER, TooFewPoints } from './points.ts'

/** By what an order placed before is known. */
export type PlacedAsk = Pick<NewOrder, 'userId' | 'clientOrderId' | 'bodyHash'>

/**
 * Places an order, or gives the one placed before under the same clientOrderId. `full` where a preorder's slot has no room for it; `unheld`
 * where not every one of its vouchers is held for it; `short` where its points have been spent elsewhere. Nothing is written then.
 */
export async function placeOrder(db: Database, order: NewOrder): Promise<Placed | NotPlaced> {
  for (let tries = 0; tries < mostTries; tries++) {
    const placed = order.price.points ? await placeWithPoints(db, order) : await placeFree(db.rows, order).catch(unlessPlacedTwice)
    if (placed === 'short') return placed
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

async function placeFree(rows: Rows, order: NewOrder): Promise<Placed | undefined> {
  return (await rows<Placed>(...statementFor(order)))[0]
}

/** The order and its points in one transaction, behind the lock of its user: of two orders that want the same points one gets them. */
function placeWithPoints(db: Database, order: NewOrder): Promise<Placed | 'short' | undefined> {
  const { userId, placedAt, price } = order
  const placed = db.transaction(async (rows) => {
    await rows(LOCK_USER, [userId])
    const made = await placeFree(rows, order)
    if (made?.fresh) await payWithPoints(rows, { ...made, userId, points: price.points?.used ?? 0, at: placedAt })
    return made
  })
  return placed.catch((fault: unknown) => {
    if (fault instanceof TooFewPoints) return 'short'
    throw fault
  })
}

/** An order without vouchers asks nothing of the holds, and pays nothing for them. */
function statementFor(order: NewOrder): [Statement, unknown[]] {
  if (order.voucherCodes.length === 0) return [POST_ORDER, valuesOf(order)]
  return [POST_ORDER_WITH_VOUCHERS, [...valuesOf(order), order.voucherCodes]]
}

async function allHeld(db: Database, { userId, clientOrderId, placedAt, voucherCodes }: NewOrder): Promise<boolean> {
  if (voucherCodes.length === 0) return true
  return (await db.rows(HELD, [userId, clientOrderId, voucherCodes, moment(placedAt)])).length === voucherCodes.length
}

/** The order that a guest placed under a clientOrderId, if there is one. */
export async function placedBefore(db: Database, { userId, clientOrderId, bodyHash }: PlacedAsk): Promise<Placed | undefined> {
  return (await db.rows<Placed>(PLACED_BEFORE, [userId, clientOrderId, bodyHash]))[0]
}

/** Another submit of the same order has won: nothing of this one is kept, neither a pickup number nor what it reserved. */
function unlessPlacedTwice(fault: Error & { constraint?: string }): undefined {
  if (fault.constraint === 'orders_once') return undefined
  throw fault
}

/**
 * Places an order in one statement: finds one placed before, else reserves a preorder's minutes in its slot, takes the shop's next pickup
 * number of the day, writes the order and its first event, and tells every process. Where the slot has no room nothing is written and no
 * row comes back. Of two at the same moment one writes and the other fails as a whole, so that it reserves nothing.
 *
 * The user is compared as text so that no index by user serves the question: on a young table PostgreSQL would take any of them, and read
 * all that the guest has ever ordered.
 */
export const POST_ORDER_SQL = `
with before as (
  select order_id, order_no, pickup_no, body_hash from orders where client_order_id = $3::uuid and user_id::text = $2::uuid::text
), slot as (
  insert into slots (store_id, start, reserved)
  select $7::text, $25::timestamptz, $27::int
  where $25::timestamptz is not null and $27::int <= $28::int and not exists (select from before)
  on conflict (store_id, start) do update set reserved = slots.reserved + excluded.reserved
    where slots.reserved + excluded.reserved <= $28::int
  returning 1
), pickup as (
  insert into pickup_days as days (store_id, day, last)
  select $7::text, $8::date, 1 where not exists (select from before) and ($25::timestamptz is null or exists (select from slot))
  on conflict (store_id, day) do update set last = days.last + 1
  returning last - 1 as number
), placed as (
  insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq,
    placed_at, eta_low, eta_high, make_minutes, travel_minutes, cutlery, contact, destination, lines, price, total, pay_method,
    age_declared, language, wanted_at, fire_at, slot_minutes, pay_until, answer_by, handover, request,
    quarantined, points, birthday)
  select $1::uuid, $2::uuid, $3::uuid, $4::bytea, $5::text || nextval('order_numbers'), chr(65 + number / 899 % 26) || (101 + number % 899),
    $6::smallint, $7::text, $9::smallint, case when $29::timestamptz is null then 'placed' else 'paymentPending' end, 1,
    $10::timestamptz, $11::timestamptz, $12::timestamptz, $13::int, $14::int, $15::boolean, $16::jsonb, $17::jsonb, $18::jsonb, $19::jsonb,
    $20::bigint, $21::text, $22::boolean, $23::smallint, $25::timestamptz, $26::timestamptz, $27::int,
    $29::timestamptz, $30::timestamptz, $31::text, $32::text, $33::boolean, $34::int, $35::jsonb
  from pickup
  returning order_id, order_no, pickup_no, state
), event as (
  insert into order_events (order_id, seq, state, at, actor) select order_id, 1, state, $10::timestamptz, 'guest' from placed
)
select order_id as "orderId", order_no as "orderNo", pickup_no as "pickupNo", true as fresh, true as "sameBody",
  pg_notify('order_event', $24::text) is null as told
from placed
union all
select order_id, order_no, pickup_no, false, body_hash = $4::bytea, false from before`

const POST_ORDER: Statement = { name: 'orders-post', text: POST_ORDER_SQL }

/**
 * The same for an order with vouchers: it is placed only while every one of them is held for it, and uses them all. A hold that is given up
 * at the same moment is locked either by this statement or before it; then it is missed here, and nothing is written. While the order waits for
 * its money no vendor is told that its voucher is used.
 */
const POST_ORDER_WITH_VOUCHERS: Statement = {
  name: 'orders-post-with-vouchers',
  text: POST_ORDER_SQL.replace(
    '), slot as (',
    `), holds as (
  select voucher_code, use from voucher_holds
  where user_id = $2::uuid and client_order_id = $3::uuid and voucher_code = any($36::text[]) and state = 'held'
    and held_until > $10::timestamptz and not exists (select from before)
  for update
), ready as (
  select from holds having count(*) = cardinality($36::text[])
), slot as (`,
  )
    .replace('where $25::timestamptz is not null', '$& and exists (select from ready)')
    .replace('where not exists (select from before) and (', 'where exists (select from ready) and not exists (select from before) and (')
    .replace(
      '), event as (',
      `), used as (
  update voucher_holds h set state = 'committed', order_id = placed.order_id, told = h.channel is null,
    try_at = coalesce($29::timestamptz + interval '1 hour', $10::timestamptz)
  from placed, holds where h.voucher_code = holds.voucher_code and h.use = holds.use
), event as (`,
    ),
}

const HELD: Statement = {
  name: 'orders-held',
  text: `select true as held from voucher_holds
         where user_id = $1 and client_order_id = $2 and voucher_code = any($3) and state = 'held' and held_until > $4`,
}

function valuesOf(order: NewOrder): unknown[] {
  const { orderId, userId, clientOrderId, bodyHash, brand, storeId, orderType, placedAt, price } = order
  const date = formatDate(placedAt)
  const numberPrefix = `HB ${date.slice(2, 4)}${date.slice(5, 7)} `
  return [
    orderId,
    userId,
    clientOrderId,
    bodyHash,
    numberPrefix,
    brand,
    storeId,
    formatDate(order.wantedAt ?? placedAt).replaceAll('/', '-'), // a preorder is called out on the day it is for
    orderType,
    moment(placedAt),
    moment(order.etaLow),
    moment(order.etaHigh),
    order.makeMinutes,
    order.travelMinutes,
    order.cutlery,
    order.contact && JSON.stringify(order.contact),
    order.destination && JSON.stringify(order.destination),
    JSON.stringify(order.lines),
    JSON.stringify(price),
    price.total,
    order.payMethod,
    order.ageDeclared,
    order.language,
    [orderId, 1, ...(order.payUntil === null ? ['placed', placedAt, storeId] : ['paymentPending', placedAt, '']), orderType].join(' '),
    order.wantedAt && moment(order.wantedAt),
    order.fireAt && moment(order.fireAt),
    order.slotMinutes,
    order.slotCapacity,
    order.payUntil && moment(order.payUntil),
    order.answerBy && moment(order.answerBy),
    order.handover,
    order.request,
    order.quarantined,
    price.points?.used ?? 0,
    order.birthday && JSON.stringify(order.birthday),
  ]
}

const moment = (instant: Instant) => new Date(instant).toISOString()

const PLACED_BEFORE: Statement = {
  name: 'orders-placed-before',
  text: `select order_id as "orderId", order_no as "orderNo", pickup_no as "pickupNo", false as fresh, body_hash = $3 as "sameBody"
         from orders where client_order_id = $2 and user_id::text = $1::uuid::text`,
}
