import type { PayReason } from '@harbour/protocol'
import type { Cents, Instant } from '@harbour/rules'
import type { ShownCard } from '../payment-provider.ts'
import type { MostOrders } from '../../catalogue/catalogue.ts'
import type { Database } from '../../../platform/database/database.ts'
import { statement, type Statement, type StatementOf, type Values } from '../../../platform/database/statement.ts'
import { acceptLate, placePaid, PLACE_UNPAID, type Accepted, type Acceptance, type LateAcceptance } from './accept-payment.ts'
import { book } from './ledger.ts'
import { LOCK_ORDER_OF_PAYMENT, NOTIFY_ORDER } from './notify-order.ts'
import type { BegunPayment, FirstPayment, NewPayment, PaymentRecord, SoldOrder } from '../payment.ts'
import { moment } from '../../../platform/database/moment.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

export type CashTerms = { at: Instant; answerBy: Instant; most: MostOrders; slotCapacity: number | null }

export type Payments = {
  /** Writes a payment down before its provider is asked; nothing where the order is not waiting for money, or has another that can still be paid. */
  begin(payment: NewPayment): Promise<PaymentRecord | undefined>
  /**
   * Writes the first payment of a guest's order down without a look at the order before: for all that it comes to, until its time is over. Nothing
   * where the order is not this guest's, of another brand, or does not wait for money with its slot kept and nothing under way.
   */
  beginFirst(payment: FirstPayment): Promise<BegunPayment | undefined>
  /** All of an order, the latest first. */
  ofOrder(orderId: string): Promise<PaymentRecord[]>
  one(paymentId: string): Promise<PaymentRecord | undefined>
  /** With that of its order which never changes. */
  ofProvider(provider: string, ref: string): Promise<(PaymentRecord & SoldOrder) | undefined>
  /** The provider knows of it, under this name, and the guest may pay there; false where somebody else has seen it further meanwhile. */
  opened(paymentId: string, at: { ref: string; page: string | null }): Promise<boolean>
  /** It can be paid no more, and was not. */
  failed(paymentId: string, end: { reason: PayReason; at: Instant; card?: ShownCard | undefined }): Promise<void>
  /**
   * Nobody has seen its page, and nobody will: `other` where the provider has not heard of it in all this time, `expired` where it does not say, so that it is
   * looked at again. False where its answer came meanwhile, and it can be paid.
   */
  givenUp(paymentId: string, end: { reason: 'other' | 'expired'; at: Instant }): Promise<boolean>
  /** The provider's name for one that was given up, so that whatever is still said of it there finds it. */
  named(paymentId: string, ref: string): Promise<void>
  /** The provider has the money: places the order, if it still waits and has its slot. Said twice, it is done once. */
  place(acceptance: Acceptance): Promise<'placed' | 'known' | undefined>
  /** The provider has the money of an order that could not be placed: revives it, or sends the money back. */
  acceptLate(acceptance: LateAcceptance): Promise<Accepted>
  /**
   * The guest pays at the door after all: places an order that waits for its money. `limited`: too much is to be paid so already; `full`: its slot has no
   * room any more; `gone`: it no longer waits.
   */
  inCash(orderId: string, terms: CashTerms): Promise<'placed' | 'limited' | 'full' | 'gone'>
  /** The money that was held is ours now, and booked. */
  captured(paymentId: string, at: Instant): Promise<void>
  /** Another amount or currency than was asked for: kept apart, for a person to look at; booked if it was captured. */
  mismatched(paymentId: string, said: { state: 'held' | 'captured'; amount: Cents; currency: string; at: Instant }): Promise<void>
  /**
   * The money held for an order that goes on is held no more: nothing will be captured for it, and the order says so. False where it is given back anyway.
   */
  lost(paymentId: string, at: Instant): Promise<boolean>
  /**
   * Takes those in hand that may have ended without our hearing of it; and those that are held for an order that the shop has taken. The same one is
   * due again after five seconds, then after twice as long each time, up to a minute.
   */
  toRead(due: { now: Instant; most: number }): Promise<PaymentRecord[]>
  toCapture(due: { now: Instant; most: number }): Promise<PaymentRecord[]>
}

export function createPayments(db: Database): Payments {
  const one = async (statement: StatementOf<PaymentRecord>, values: Values) => (await db.rows<PaymentRecord>(statement, values))[0]
  const write = async (statement: Statement, values: unknown[]) => void (await db.rows(statement, values))
  return {
    begin: ({ begunAt, endsAt, card, ...payment }) =>
      one(BEGIN, { ...payment, card: card && JSON.stringify(card), begunAt: moment(begunAt), endsAt: moment(endsAt) }).catch(unlessBegun),
    beginFirst: ({ begunAt, ...payment }) =>
      db.rows<BegunPayment>(BEGIN_FIRST, { ...payment, begunAt: moment(begunAt) }).then(([begun]) => begun, unlessBegun),
    ofOrder: (orderId) => db.rows(OF_ORDER, [orderId]),
    one: (paymentId) => one(ONE, [paymentId]),
    ofProvider: async (provider, ref) => (await db.rows<PaymentRecord & SoldOrder>(OF_PROVIDER, [provider, ref]))[0],
    opened: async (paymentId, { ref, page }) => (await db.rows(OPENED, [paymentId, ref, page])).length > 0,
    failed: (paymentId, { reason, at, card }) => write(FAILED, [paymentId, reason, moment(at), card ? JSON.stringify(card) : null]),
    givenUp: async (paymentId, { reason, at }) => (await db.rows(GIVEN_UP, [paymentId, reason, moment(at)])).length > 0,
    named: (paymentId, ref) => write(NAMED, [paymentId, ref]),
    place: (acceptance) => placePaid(db, acceptance),
    acceptLate: (acceptance) => acceptLate(db, acceptance),
    async inCash(orderId, { at, answerBy, most, slotCapacity }) {
      const times = { at: moment(at), atMs: at, answerBy: moment(answerBy) }
      const values = { orderId, mostOrders: [most.guest, most.device, most.address], slotCapacity, ...times }
      return (await db.rows<{ outcome: 'placed' | 'limited' | 'full' }>(PLACE_UNPAID, values))[0]?.outcome ?? 'gone'
    },
    captured: (paymentId, at) =>
      db.transaction(async (rows) => {
        const [payment] = await rows<PaymentRecord & { total: Cents }>(CAPTURED, [paymentId])
        if (!payment?.booked) return
        const { booked, amount, total, orderId, currency } = payment
        const event = booked === 'sale' ? ({ kind: 'sale', charged: amount, total } as const) : ({ kind: booked, charged: amount } as const)
        await book(rows, event, { orderId, paymentId, refundId: null, currency, at })
      }),
    mismatched: (paymentId, { state, amount, currency, at }) =>
      db.transaction(async (rows) => {
        const [payment] = await rows<PaymentRecord>(MISMATCHED, [paymentId, moment(at)])
        if (payment && state === 'captured')
          await book(rows, { kind: 'mismatched', charged: amount }, { orderId: payment.orderId, paymentId, refundId: null, currency, at })
      }),
    lost: (paymentId, at) =>
      db.transaction(async (rows) => {
        await rows(LOCK_ORDER_OF_PAYMENT, [paymentId])
        const [order] = await rows<{ orderId: string }>(LOST, [paymentId, moment(at)])
        if (order) await rows(NOTIFY_ORDER, [order.orderId, moment(at), at])
        return order !== undefined
      }),
    toRead: ({ now, most }) => db.rows(TO_READ, [moment(now), most]),
    toCapture: ({ now, most }) => db.rows(TO_CAPTURE, [moment(now), most]),
  }
}

/** Another payment of the order was begun at the same moment. */
function unlessBegun(fault: Error & { constraint?: string }): undefined {
  if (fault.constraint !== 'payments_live') throw fault
}

const columns = `p.payment_id as "paymentId", p.order_id as "orderId", p.provider, p.method, p.amount, p.currency, p.state, p.ref, p.page, p.card, p.reason,
  p.booked, p.given_back as "givenBack", p.begun_at as "begunAt", p.ends_at as "endsAt", p.tries`

const BEGIN = statement(
  'payments-begin',
  `insert into payments as p (payment_id, order_id, provider, method, amount, currency, card, state, begun_at, ends_at, try_at)
         select :paymentId::uuid, order_id, :provider::text, :method::text, :amount::bigint, :currency::text, :card::jsonb, 'creating', :begunAt::timestamptz, :endsAt::timestamptz, :begunAt::timestamptz + interval '15 seconds'
         from orders where order_id = :orderId and state = 'paymentPending' and pay_until > :begunAt
         returning ${columns}`,
)

/** The order by its id alone: on a young table PostgreSQL would rather go through all that wait, by the end of their time. */
const BEGIN_FIRST = statement(
  'payments-begin-first',
  `with asked as materialized (
           select order_id, order_no, store_id, order_type, total, pay_until, user_id, brand, state, slot_kept from orders where order_id = :orderId
         ), waiting as (
           select * from asked
           where user_id = :userId and brand = :brand::smallint and state = 'paymentPending' and pay_until > :begunAt and slot_kept
             and not exists (select from payments p where p.order_id = :orderId and p.state in ('creating', 'open'))
         ), begun as (
           insert into payments as p (payment_id, order_id, provider, method, amount, currency, state, begun_at, ends_at, try_at)
           select :paymentId::uuid, order_id, :provider::text, :method::text, total, :currency::text, 'creating', :begunAt::timestamptz, pay_until, :begunAt::timestamptz + interval '15 seconds'
           from waiting returning ${columns}
         )
         select begun.*, order_no as "orderNo", store_id as "storeId", order_type as "orderType" from begun, waiting`,
)

const OF_ORDER = statement(
  'payments-of-order',
  `select ${columns} from payments p where order_id = $1 order by begun_at desc, payment_id desc`,
)
const ONE = statement('payments-one', `select ${columns} from payments p where payment_id = $1`)
const OF_PROVIDER = statement(
  'payments-of-provider',
  `select ${columns}, o.store_id as "storeId", o.order_type as "orderType", o.total
         from payments p join orders o using (order_id) where p.provider = $1 and p.ref = $2`,
)

const OPENED = statement(
  'payments-opened',
  `update payments set state = 'open', ref = $2, page = $3 where payment_id = $1 and state = 'creating' returning payment_id`,
)
/** Of a payment that can be paid no more, or has been, the page goes: with Stripe's elements it holds the session's secret. */
const FAILED = statement(
  'payments-failed',
  `update payments set state = 'failed', reason = $2, settled_at = $3, try_at = $3, tries = 0, page = null, card = coalesce($4, card)
         where payment_id = $1 and state in ('creating', 'open')`,
)
const GIVEN_UP = statement(
  'payments-given-up',
  `update payments set state = 'failed', reason = $2, settled_at = $3, try_at = $3, tries = 0
         where payment_id = $1 and (state = 'creating' or (state = 'failed' and reason = 'expired' and ref is null))
         returning payment_id`,
)
const NAMED = statement('payments-named', 'update payments set ref = $2 where payment_id = $1 and ref is null')
const CAPTURED = statement(
  'payments-captured',
  `update payments p set state = 'captured' from orders o where p.payment_id = $1 and p.state = 'held' and o.order_id = p.order_id
         returning ${columns}, o.total`,
)
const MISMATCHED = statement(
  'payments-mismatched',
  `update payments p set state = 'mismatched', booked = 'mismatched', settled_at = $2, page = null
         where payment_id = $1 and state in ('creating', 'open', 'failed')
         returning ${columns}`,
)

/** The order goes on, and no one pays for it; what was to go back of it was never captured. */
const LOST = statement(
  'payments-lost',
  `with gone as (
           update payments p set state = 'released', settled_at = $2 from orders o
           where p.payment_id = $1 and p.state = 'held' and p.given_back < p.amount and o.order_id = p.order_id and o.state <> 'cancelled'
           returning p.order_id, p.amount - p.given_back as missing
         ), parts as (
           update refunds r set state = 'refunded', done_at = $2 from gone where r.payment_id = $1 and r.state in ('arranged', 'processing', 'failed')
         )
         update orders o set paid = paid - missing, money_note = 'lost' from gone where o.order_id = gone.order_id returning o.order_id as "orderId"`,
)

const again = `update payments p set tries = p.tries + 1, try_at = $1::timestamptz + least(60, 5 * 2 ^ least(p.tries, 4)) * interval '1 second'
         from due where p.payment_id = due.payment_id returning ${columns}`

const toRead = `(state in ('creating', 'open') or (state = 'failed' and reason = 'expired' and tries < 20)) and try_at <= $1`
const toCapture = `payments join orders using (order_id)
           where payments.state = 'held' and given_back < amount and try_at <= $1
             and orders.state in ('accepted', 'preparing', 'ready', 'delivering', 'collectionOverdue', 'completed')`

/** Conditions, at the moment `$1`, that there are such payments. */
export const readingDue = anyDue(`payments where ${toRead}`, 'try_at')
export const captureDue = anyDue(toCapture, 'try_at')

const TO_READ = statement(
  'payments-to-read',
  `with due as (
           select payment_id from payments where ${toRead}
           order by try_at limit $2 for update skip locked
         )
         ${again}`,
)

/** Money is captured once the shop has said that it makes the order. */
const TO_CAPTURE = statement(
  'payments-to-capture',
  `with due as (
           select payment_id from ${toCapture}
           order by try_at limit $2 for update of payments skip locked
         )
         ${again}`,
)
