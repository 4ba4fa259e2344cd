import type { Actor, Cents, Instant, OrderState, OrderType, Posting } from '@harbour/rules'
import type { OrderPayment } from '../../payments/payment.ts'
import type { Currency } from '../../payments/payment-provider.ts'
import type { AlsoWritten, Database, Rows } from '../../../platform/database/database.ts'
import { namedStatement, statement, type StatementOf } from '../../../platform/database/statement.ts'
import { CANCEL } from '../shared-sql/cancel-order.ts'
import { placedBefore, placeOrder, type PlacedQuery } from './place-order.ts'
import type { NewOrder, NotPlaced, OrderRecord, Placed, ShopOrderRecord } from '../order.ts'
import { moment } from '../../../platform/database/moment.ts'
import { eraseOrigin } from '../shared-sql/erase-origin.ts'
import { notifyOrderStep } from '../shared-sql/notify-order-step.ts'
import { writeAll } from './write-all.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

/**
 * A choice of a guest's orders: after one, only those on their way or those that have ended, only of one type, only those with a text in their number, their
 * date or the name of a dish, or from one of these shops.
 */
export type HistoryQuery = {
  userId: string
  after: string | null
  live: boolean
  ended: boolean
  orderType: OrderType | null
  words: { text: string; storeIds: readonly string[] } | null
  limit: number
}

/** The minutes of making that a shop says, and the time that its guest is promised by them. */
export type OrderPromise = Pick<OrderRecord, 'makeMinutes' | 'etaLow' | 'etaHigh'>

export type Change = {
  orderId: string
  from: OrderState
  to: OrderState
  at: Instant
  actor: Actor
  reason: string | null
  /** The person of the staff who makes it; null for a till, a guest or the system. */
  staff: { staffId: string; name: string } | null
  /** The promise that it is accepted with, where its shop says another than it was placed with. */
  promise: OrderPromise | null
  /** The cash paid at the door, to be booked with the change. */
  takings?: { lines: readonly Posting[]; currency: Currency } | undefined
}

export type Orders = {
  /** Places an order, or gives the one placed before; or says why not. `first` is done in its transaction before anything is written, and keeps it from that by throwing. */
  place(order: NewOrder, first?: AlsoWritten): Promise<Placed | NotPlaced>
  /** The order that a guest placed under a clientOrderId, if there is one. */
  placedBefore(ask: PlacedQuery): Promise<Placed | undefined>
  one(orderId: string): Promise<OrderRecord | undefined>
  /** Those of these orders that a shop has. */
  manyOfShop(orderIds: readonly string[], storeId: string): Promise<ShopOrderRecord[]>
  ofGuest(orderId: string, userId: string): Promise<OrderRecord | undefined>
  /** The same with what was begun to pay it, the latest first, as both were at one moment. */
  ofGuestWithPayments(orderId: string, userId: string): Promise<(OrderRecord & { payments: OrderPayment[] }) | undefined>
  ofShop(orderId: string, storeId: string): Promise<ShopOrderRecord | undefined>
  /** A guest's orders, newest first. */
  listOfGuest(ask: HistoryQuery): Promise<OrderRecord[]>
  /** The shops that a guest has ordered from, most often first, of equals the latest; cancelled orders do not count. */
  frequentShops(userId: string): Promise<string[]>
  /** A shop's orders that have not ended, oldest first. */
  listOfShop(storeId: string): Promise<ShopOrderRecord[]>
  /** Moves an order on with its event, a cancelled one giving back its money, its vouchers and the minutes that it has reserved; undefined if it was no longer in the state to move from. */
  change(change: Change, also?: AlsoWritten): Promise<{ seq: number } | undefined>
  /** The cash that the till has had for an order. */
  collected(orderId: string): Promise<Cents>
  /** Moves several orders on in one transaction, all or none: false where one of them was no longer in the state to move from. */
  changeAll(changes: readonly Change[], also: AlsoWritten): Promise<boolean>
  /** Begins with accepted preorders whose time has come, the earliest first and so many at most; gives how many. */
  fire(due: { now: Instant; most: number }): Promise<number>
}

export function createOrders(db: Database): Orders {
  const one = async (statement: StatementOf<OrderRecord>, values: unknown[]) => (await db.rows<OrderRecord>(statement, values))[0]
  return {
    place: (order, first) => placeOrder(db, order, first),
    placedBefore: (ask) => placedBefore(db, ask),
    one: (orderId) => one(ONE, [orderId]),
    manyOfShop: (orderIds, storeId) => db.rows(MANY_OF_SHOP, [orderIds, storeId]),
    ofGuest: (orderId, userId) => one(OF_GUEST, [orderId, userId]),
    ofGuestWithPayments: async (orderId, userId) =>
      (await db.rows<OrderRecord & { payments: OrderPayment[] }>(OF_GUEST_WITH_PAYMENTS, [orderId, userId]))[0],
    ofShop: async (orderId, storeId) => (await db.rows<ShopOrderRecord>(OF_SHOP, [orderId, storeId]))[0],
    listOfGuest: ({ userId, after, limit, ...which }) => {
      const { orderType, words } = which
      const values = { userId, before: after ?? lastId, limit, orderType: orderType ?? 0, ...words }
      return db.rows<OrderRecord>(historyStatement(which), values)
    },
    frequentShops: async (userId) => (await db.rows<{ storeId: string }>(FREQUENT_SHOPS, [userId])).map(({ storeId }) => storeId),
    listOfShop: (storeId) => db.rows(LIST_OF_SHOP, [storeId]),
    change: (change, also) =>
      also
        ? db.transaction(async (rows) => {
            const changed = await writeChange(rows, change)
            if (changed) await also(rows)
            return changed
          })
        : writeChange(db.rows, change),
    collected: async (orderId) => (await db.rows<{ amount: Cents }>(COLLECTED, [orderId]))[0]?.amount ?? (0 as Cents), // an aggregate always gives a row
    changeAll: (changes, also) => writeAll(db, changes, { write: writeChange, also }),
    fire: async ({ now, most }) => (await db.rows(FIRE, [moment(now), most, now])).length,
  }
}

async function writeChange(rows: Rows, { takings, ...change }: Change): Promise<{ seq: number } | undefined> {
  const { to } = change
  const values = valuesOf(change)
  if (!takings) return (await rows<{ seq: number }>(to === 'cancelled' ? CANCEL : CHANGE, values))[0]
  const { lines, currency } = takings
  const booked = { currency, accounts: lines.map(({ account }) => account), amounts: lines.map(({ amount }) => amount) }
  return (await rows<{ seq: number }>(CHANGE_AND_BOOK, { ...values, ...booked }))[0]
}

function valuesOf({ orderId, from, to, at, actor, reason, staff, promise }: Omit<Change, 'takings'>) {
  const promised = {
    makeMinutes: promise?.makeMinutes ?? null,
    etaLow: promise && moment(promise.etaLow),
    etaHigh: promise && moment(promise.etaHigh),
  }
  const who = { actor, staffId: staff?.staffId ?? null, staffName: staff?.name ?? null }
  return { orderId, from, to, at: moment(at), reason, atMs: at, ...who, ...promised }
}

const columns = `order_id as "orderId", user_id as "userId", client_order_id as "clientOrderId", order_no as "orderNo",
  pickup_no as "pickupNo", brand, store_id as "storeId", order_type as "orderType", state, seq, placed_at as "placedAt", eta_low as "etaLow",
  eta_high as "etaHigh", make_minutes as "makeMinutes", travel_minutes as "travelMinutes", cutlery, contact, destination, lines, price,
  wanted_at as "wantedAt", fire_at as "fireAt", slot_minutes as "slotMinutes", slot_kept as "slotKept", total, pay_method as "payMethod", pay_until as "payUntil",
  end_reason as "endReason", refund_state as "refundState", refunded, rider, locker, age_declared as "ageDeclared", birthday,
  handover, request, quarantined, language, accepted_by as "acceptedById", accepted_by_name as "acceptedBy",
  case when state in ('paymentPending', 'cancelled') then exists (
    select from payments where payments.order_id = orders.order_id and payments.state = 'mismatched'
  ) else false end as checking`

const ONE = statement('orders-one', `select ${columns} from orders where order_id = $1`)
const OF_GUEST = statement('orders-of-guest', `select ${columns} from orders where order_id = $1 and user_id = $2`)
const OF_GUEST_WITH_PAYMENTS = statement(
  'orders-of-guest-with-payments',
  `select ${columns}, coalesce((
           select json_agg(json_build_object('method', method, 'amount', amount, 'state', p.state, 'reason', reason, 'card', card, 'page', page)
             order by begun_at desc, payment_id desc)
           from payments p where p.order_id = orders.order_id
         ), '[]') as payments
         from orders where order_id = $1 and user_id = $2`,
)

/** The first step of those that an order has taken since it came to its state: lockers and refunds are steps, too, and it may have been there before. */
const shopColumns = `${columns}, case when state = 'placed' then answer_by end as "answerBy", held, done_lines as "doneLines", (
    select min(e.at) from order_events e where e.order_id = orders.order_id and e.seq > coalesce((
      select max(b.seq) from order_events b where b.order_id = orders.order_id and b.state <> orders.state
    ), 0)
  ) as "movedAt"`

const MANY_OF_SHOP = statement(
  'orders-many-of-shop',
  `select ${shopColumns} from orders where order_id = any($1::uuid[]) and store_id = $2`,
)
const OF_SHOP = statement('orders-of-shop', `select ${shopColumns} from orders where order_id = $1 and store_id = $2`)

const live = `state not in ('completed', 'cancelled')`
const ended = `state in ('completed', 'cancelled')`

/** Greater than every id of an order. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A statement for each kind of list, so that each finds its own index and reads no more rows than it gives. */
function historyStatement({
  live: onlyLive,
  ended: onlyEnded,
  orderType,
  words,
}: Pick<HistoryQuery, 'live' | 'ended' | 'orderType' | 'words'>): StatementOf<OrderRecord> {
  const kinds = [onlyLive && 'live', onlyEnded && 'ended', orderType && 'of-type', words && 'with-words']
  const name = ['orders-history', ...kinds].filter(Boolean).join('-')
  const state = [onlyLive && `and ${live}`, onlyEnded && `and ${ended}`].filter(Boolean).join(' ')
  const type = orderType === null ? 'and :orderType = 0' : 'and order_type = :orderType'
  return namedStatement(
    name,
    `select ${columns} from orders where user_id = :userId and order_id < :before ${state} ${type} ${words ? withWords : ''} order by order_id desc limit :limit`,
  )
}

/** A typed text stands for itself: it is no pattern. */
const withWords = `and (store_id = any(:storeIds) or strpos(lower(concat_ws(E'\\n', order_no, to_char(placed_at at time zone 'Asia/Shanghai', 'YYYY/MM/DD'),
    (select string_agg(concat_ws(E'\\n', line -> 'name' ->> 'tc', line -> 'name' ->> 'en'), E'\\n') from jsonb_array_elements(lines) line)
  )), lower(:text)) > 0)`

const FREQUENT_SHOPS = statement(
  'orders-frequent-shops',
  `select store_id as "storeId" from orders where user_id = $1 and state not in ('cancelled', 'paymentPending')
         group by store_id order by count(*) desc, max(placed_at) desc limit 60`,
)

/**
 * The open orders of a shop, the oldest first, 300 at most. Where nobody has ended the others for days, those that wait for an answer are there all the same, then those in
 * the making, and of the rest the latest.
 */
const LIST_OF_SHOP = statement(
  'orders-list-of-shop',
  `with chosen as (
    select order_id from orders where store_id = $1 and ${live} and state <> 'paymentPending'
    order by state = 'placed' desc, state in ('accepted', 'preparing') desc, order_id desc limit 300
  )
  select ${shopColumns} from orders where order_id in (select order_id from chosen) order by order_id`,
)

/** Moves an order on. One that is in a locker does not go back to the kitchen: its guest has the code. */
const changing = (also = '') => `with moved as (
           update orders set state = :to, seq = seq + 1, rider = case when :to <> 'completed' then rider end, held = null,
             accepted_by = case when :to = 'accepted' then :staffId::uuid else accepted_by end,
             accepted_by_name = case when :to = 'accepted' then :staffName::text else accepted_by_name end,
             make_minutes = coalesce(:makeMinutes::int, make_minutes),
             eta_low = coalesce(:etaLow::timestamptz, eta_low), eta_high = coalesce(:etaHigh::timestamptz, eta_high)
           where order_id = :orderId and state = :from and (:from <> 'ready' or :to <> 'preparing' or locker is null) returning order_id, seq, store_id, order_type
         ), event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, :to, :at, :actor, :reason from moved
         ), ${eraseOrigin(`:to = 'completed'`)}${also}
         select seq, ${notifyOrderStep({ state: ':to', at: ':atMs' })} is null as told from moved`

const CHANGE = statement('orders-change', changing())

/** Cash at the door is booked by the change that completes the order, and so once. */
const CHANGE_AND_BOOK = statement(
  'orders-change-and-book',
  changing(`, booking as (
           select gen_random_uuid() as id, order_id from moved
         ), booked as (
           insert into ledger (booking_id, order_id, account, amount, currency, at)
           select id, order_id, account, amount, :currency::text, :at::timestamptz from booking, unnest(:accounts::text[], :amounts::bigint[]) as line (account, amount)
         )`),
)

const COLLECTED = statement(
  'orders-collected',
  `select coalesce(sum(amount), 0)::bigint as amount from ledger where order_id = $1 and account = 'till'`,
)

/** Several processes at it share the work: each takes what no other has in hand. One that is held back is left to the shop. */
const toFire = `state = 'accepted' and fire_at <= $1 and held is null`

/** The condition, at the moment `$1`, that preorders are to be begun. */
export const preordersDue = anyDue(`orders where ${toFire}`, 'fire_at')

const FIRE = statement(
  'orders-fire',
  `with due as (
           select order_id from orders where ${toFire} order by fire_at limit $2 for update skip locked
         ), moved as (
           update orders set state = 'preparing', seq = seq + 1 from due where orders.order_id = due.order_id
           returning orders.order_id, seq, store_id, order_type
         ), event as (
           insert into order_events (order_id, seq, state, at, actor) select order_id, seq, 'preparing', $1, 'system' from moved
         )
         select ${notifyOrderStep({ state: "'preparing'", at: '$3' })} is null as told
         from moved`,
)
