import { postings, type Cents, type Instant, type OrderState } from '@harbour/rules'
import type { Currency, ShownCard } from '../payment-provider.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { CANCEL } from '../../ordering/shared-sql/cancel-order.ts'
import { book } from './ledger.ts'
import { hasPoints, payWithPoints } from '../../members/points/pay-with-points.ts'
import { notifyPlaced, placedColumns, placedEventCtes, slotCtes } from '../../ordering/shared-sql/placed-order.ts'
import { informedShop } from './notify-order.ts'
import { moment } from '../../../platform/database/moment.ts'
import { eraseOrigin } from '../../ordering/shared-sql/erase-origin.ts'
import { notifyOrderStep } from '../../ordering/shared-sql/notify-order-step.ts'

/**
 * A provider has the money of a payment: `held`, or `captured` already. `sale`: what it charged, and what its order comes to. `answerBy`: until when the shop
 * would have to answer.
 */
export type Acceptance = {
  paymentId: string
  state: 'held' | 'captured'
  card: ShownCard | null
  sale: { charged: Cents; total: Cents }
  at: Instant
  answerBy: Instant
  /** Of its shop's slots; null where the shop is gone. */
  slotCapacity: number | null
}

/** `revive`: whether an order that was cancelled unpaid may come back, with the codes that are held for it again. */
export type LateAcceptance = Acceptance & { revive: { voucherCodes: readonly string[] } | null }

/** `revived`: the shop has it now; `late`: the money goes back; `known`: it was accepted before, or there is no such payment. */
export type Accepted = 'revived' | 'late' | 'known'

type Paid = { orderId: string; amount: Cents; method: string; currency: Currency }
type Waiting = {
  orderId: string
  slotKept: boolean
  state: OrderState
  endReason: string | null
  paid: Cents
  clientOrderId: string
  userId: string
  orderNo: string
  points: number
}

/**
 * The order, the money and the books, all or nothing: whoever of the guest's witnesses comes first does it, and nobody again. Nothing where the order
 * waits no more, or its slot is full.
 */
export async function placePaid(db: Database, acceptance: Acceptance): Promise<'placed' | 'known' | undefined> {
  const { paymentId, state, card, sale, at, answerBy, slotCapacity } = acceptance
  const lines = state === 'captured' ? postings({ kind: 'sale', ...sale }) : []
  const booked = { accounts: lines.map(({ account }) => account), amounts: lines.map(({ amount }) => amount) }
  const times = { at: moment(at), atMs: at, answerBy: moment(answerBy) }
  const values = { paymentId, state, card: card && JSON.stringify(card), slotCapacity, ...times, ...booked }
  return (await db.rows<{ accepted: 'placed' | 'known' }>(PLACE_PAID, values))[0]?.accepted
}

/** Its order waits for it no more: it comes back, or the money goes back; so it does where another order of its group has come in its place. */
export async function acceptLate(db: Database, acceptance: LateAcceptance): Promise<Accepted> {
  try {
    return await acceptOnce(db, acceptance)
  } catch (fault) {
    if ((fault as Error & { constraint?: string }).constraint !== 'orders_of_group') throw fault // as PostgreSQL's driver throws them
    return acceptOnce(db, { ...acceptance, revive: null })
  }
}

function acceptOnce(db: Database, acceptance: LateAcceptance): Promise<Accepted> {
  return db.transaction(async (rows) => {
    const { paymentId, state, card, sale, at } = acceptance
    const [order] = await rows<Waiting>(LOCK_ORDER, [paymentId])
    if (!order) return 'known'
    if (order.state === 'paymentPending') await endWithoutSlot(rows, order, at)
    const [payment] = await rows<Paid>(ACCEPT, [paymentId, state, card && JSON.stringify(card), moment(at)])
    if (!payment) return 'known'
    const accepted = await bringBack(rows, { order, payment, acceptance })
    await rows(BOOKED, [paymentId, accepted === 'late' ? 'late' : 'sale'])
    const event = accepted === 'late' ? ({ kind: 'late', charged: sale.charged } as const) : ({ kind: 'sale', ...sale } as const)
    if (state === 'captured') await book(rows, event, { ...payment, paymentId, refundId: null, at })
    return accepted
  })
}

/** Paid in time, but the minutes of its slot are gone: it is cancelled, and its money goes back like that of any other that ended before it was paid. */
async function endWithoutSlot(rows: Rows, { orderId, slotKept }: Waiting, at: Instant): Promise<void> {
  if (slotKept) throw new Error('an order that waits for its money has not taken it')
  const step = { from: 'paymentPending', to: 'cancelled', actor: 'system', reason: 'slotFull' }
  await rows(CANCEL, { orderId, ...step, staffName: null, at: moment(at), atMs: at })
}

type Placing = { order: Waiting; payment: Paid; acceptance: LateAcceptance }

async function bringBack(rows: Rows, { order, payment, acceptance }: Placing): Promise<'revived' | 'late'> {
  const { at, answerBy, revive, paymentId, slotCapacity } = acceptance
  const { orderId, amount, method } = payment
  const unpaid =
    order.state === 'cancelled' && order.endReason === 'unpaid' && order.paid === 0 && (await rows(ORDERED_SINCE, [orderId])).length === 0
  if (
    unpaid &&
    revive &&
    (await allHeldAgain(rows, order, { orderId, codes: revive.voucherCodes, at })) &&
    (await pointsAgain(rows, order, at))
  ) {
    const times = { at: moment(at), atMs: at, answerBy: moment(answerBy) }
    const back = await rows(REVIVE, { orderId, amount, method, slotCapacity, ...times })
    if (back.length > 0) {
      const { userId, clientOrderId } = order
      await rows(USE_AGAIN, { orderId, userId, clientOrderId, voucherCodes: revive.voucherCodes, at: moment(at) })
      if (order.points > 0) await payWithPoints(rows, { ...order, orderId, at })
      return 'revived'
    }
  }
  await rows(SEND_BACK, { orderId, amount, paymentId, method, at: moment(at), atMs: at })
  return 'late'
}

/** The points that it was to be paid with went back when it was cancelled: they have to be there again. */
async function pointsAgain(rows: Rows, { userId, points }: Waiting, at: Instant): Promise<boolean> {
  return points === 0 || hasPoints(rows, { userId, points, at })
}

type Again = { orderId: string; codes: readonly string[]; at: Instant }

async function allHeldAgain(rows: Rows, { userId, clientOrderId }: Waiting, { codes, at }: Again): Promise<boolean> {
  if (codes.length === 0) return true
  return (await rows(HELD_AGAIN, [userId, clientOrderId, codes, moment(at)])).length === codes.length
}

/** The order first and then the payment, as everybody does who takes both; and so that who books for it, and only names it, need not wait. */
const LOCK_ORDER = statement(
  'payments-lock-order',
  `select o.order_id as "orderId", o.state, o.end_reason as "endReason", o.paid, o.client_order_id as "clientOrderId", o.user_id as "userId",
           o.order_no as "orderNo", o.points, o.slot_kept as "slotKept"
         from orders o join payments p using (order_id) where p.payment_id = $1 for no key update of o`,
)

const ACCEPT = statement(
  'payments-accept',
  `update payments set state = $2, card = $3, settled_at = $4, try_at = $4, tries = 0, page = null where payment_id = $1 and state in ('creating', 'open', 'failed')
         returning order_id as "orderId", amount, method, currency`,
)

const BOOKED = statement('payments-booked', 'update payments set booked = $2 where payment_id = $1')

/**
 * Paid in time: the order, locked before its payment as by everybody who takes both, the payment, and the books. `known` where the payment was decided
 * already; no row where its order waits no more, or its slot is full.
 */
const PLACE_PAID = statement(
  'payments-place-paid',
  `with waiting as (
           select o.order_id, o.store_id, o.wanted_at, o.slot_minutes, o.slot_kept from orders o join payments p using (order_id)
           where p.payment_id = :paymentId and o.state = 'paymentPending' and p.state in ('creating', 'open', 'failed') for no key update of o
         ), ${slotCtes}, accepted as (
           update payments p set state = :state, card = :card, settled_at = :at, try_at = :at, tries = 0, page = null, booked = 'sale' from waiting
           where p.payment_id = :paymentId and p.order_id = waiting.order_id and p.state in ('creating', 'open', 'failed')
             and (waiting.slot_kept or exists (select from slot))
           returning p.order_id, p.amount, p.method, p.currency
         ), moved as (
           update orders o set ${placedColumns({ paid: 'accepted.amount', payMethod: 'accepted.method' })} from accepted where o.order_id = accepted.order_id
           returning o.order_id, seq, state, store_id, order_type
         ), ${placedEventCtes({ actor: `'system'`, reason: `'paid'` })}, ${eraseOrigin()}, booking as (
           select gen_random_uuid() as id, order_id, currency from accepted
         ), booked as (
           insert into ledger (booking_id, order_id, payment_id, account, amount, currency, at)
           select id, order_id, :paymentId, line.account, line.amount, currency, :at
           from booking, unnest(:accounts::text[], :amounts::bigint[]) as line (account, amount)
         )
         select 'placed' as accepted, ${notifyPlaced} is null as told from moved
         union all select 'known', false from payments where payment_id = :paymentId and state not in ('creating', 'open', 'failed')`,
)

/** To be paid at the door, as the guest has chosen after all, while there is time, room in its slot, and not too much is to be paid so already. */
export const PLACE_UNPAID = statement(
  'payments-place-unpaid',
  `with room as (
           select order_limit_reached(user_id, device_id, address, false, :mostOrders::int[], :at::timestamptz) as limited from order_origins where order_id = :orderId
         ), waiting as (
           select order_id, store_id, wanted_at, slot_minutes, slot_kept from orders
           where order_id = :orderId and state = 'paymentPending' and pay_until > :at and (select limited from room) is null for no key update
         ), ${slotCtes}, moved as (
           update orders o set ${placedColumns({ paid: '0', payMethod: `'cash'` })} from (select order_id as id, slot_kept as kept from waiting) as w
           where o.order_id = w.id and (w.kept or exists (select from slot))
           returning o.order_id, o.seq, o.state, o.store_id, o.order_type
         ), ${placedEventCtes({ actor: `'guest'`, reason: `'cash'` })}, to_end as (
           update payments p set try_at = :at, tries = 0 from moved where p.order_id = moved.order_id and p.state in ('creating', 'open')
         )
         select 'placed' as outcome, ${notifyPlaced} is null as told from moved
         union all select 'limited', false from room where limited is not null
         union all select 'full', false from waiting where not slot_kept and not exists (select from slot)`,
)

/**
 * Paid late, and everything can still be had: its slot's minutes are reserved again, or it does not come back. Nor does it where its guest has ordered
 * again since, or has asked to be forgotten, and nobody knows where to bring it.
 */
const REVIVE = statement(
  'payments-revive',
  `with wanted as (
           select order_id, store_id, wanted_at, slot_minutes from orders where order_id = :orderId
         ), slot as (
           insert into slots (store_id, start, reserved) select store_id, wanted_at, slot_minutes from wanted
           where wanted_at is not null and slot_minutes <= :slotCapacity::int
           on conflict (store_id, start) do update set reserved = slots.reserved + excluded.reserved where slots.reserved + excluded.reserved <= :slotCapacity::int
           returning 1
         ), moved as (
           update orders set ${placedColumns({ paid: ':amount', payMethod: ':method' })} where order_id = :orderId and (wanted_at is null or exists (select from slot))
             and (order_type <> 2 or destination is not null)
           returning order_id, seq, state, store_id, order_type
         ), event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, state, :at, 'system', 'paidLate' from moved
         )
         select ${notifyPlaced} from moved`,
)

/** By their ids, which sort by time. */
const ORDERED_SINCE = statement(
  'payments-ordered-since',
  `select 1 from orders since join orders o using (user_id)
         where o.order_id = $1 and since.order_id > o.order_id and since.state <> 'cancelled' limit 1`,
)

const HELD_AGAIN = statement(
  'payments-held-again',
  `select 1 from voucher_holds where user_id = $1 and client_order_id = $2 and voucher_code = any($3) and state = 'held' and held_until > $4 for update`,
)

const USE_AGAIN = statement(
  'payments-use-again',
  `update voucher_holds set state = 'committed', order_id = :orderId, told = channel is null, try_at = :at
         where user_id = :userId and client_order_id = :clientOrderId and voucher_code = any(:voucherCodes) and state = 'held'`,
)

/**
 * Nothing to pay for any more, or paid already another way: all of it goes back. Of an order that has ended the guest is told so, and where to: to where
 * this came from if nothing else was paid.
 */
const SEND_BACK = statement(
  'payments-send-back',
  `with moved as (
           update orders set paid = paid + :amount, refunded = refunded + :amount, seq = seq + 1, refund_state = 'arranged',
             pay_method = case when state = 'cancelled' and paid = 0 then :method else pay_method end
           where order_id = :orderId
           returning order_id, seq, state, ${informedShop} as store_id, order_type
         ), event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, state, :at, 'system', 'refundArranged' from moved
         ), given as (
           update payments set given_back = amount where order_id = :orderId and payment_id = :paymentId
         ), back as (
           insert into refunds (refund_id, order_id, payment_id, amount, reason, state, asked_at, try_at)
           select gen_random_uuid(), order_id, :paymentId, :amount, 'late', 'arranged', :at, :at from moved
         )
         select ${notifyOrderStep({ at: ':atMs' })} from moved`,
)
